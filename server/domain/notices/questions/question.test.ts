import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { BOTH_KINDS, GQL, KINDS } from '../../../test-kit/clients/graphql-operations';
import { logInModerator, QUEUE } from '../../../test-kit/clients/moderation';
import { graphqlOutcome, graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { buildMember, buildProject, buildQuestion, buildStudy } from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../notice.entity';

let app: TestApp;
let owner: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  client = await app.as(owner);
});

afterAll(() => app.close());

interface ReadNotice {
  version: number;
  questions: { id: string; text: string }[];
  questionsFrozen: boolean | null;
}

async function read({ id }: Notice, reader = client): Promise<ReadNotice> {
  const query = `query ($id: ID!) { notice(id: $id) { version questionsFrozen questions { id text } } }`;
  return (await reader.data<{ notice: ReadNotice }>(query, { id })).notice;
}

const textsOf = async (notice: Notice) => (await read(notice)).questions.map(({ text }) => text);

describe.each(BOTH_KINDS)('the questions of a %s', (kind) => {
  const { base, create, input, update } = KINDS[kind];
  let notice: Notice;

  beforeEach(async () => {
    notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner });
  });

  const ask = (questions: unknown, change: object = {}) =>
    graphqlOutcome(client, update, { input: { id: notice.id, ...asInput(input), ...change, questions } });

  it('are stored with a new notice in their order, on one line each', async () => {
    const questions = [' 왜 하고\n싶나요? ', '😀'.repeat(100)];
    const created = await client.data<Record<string, Record<string, { id: string }>>>(create, {
      input: { ...asInput(input), questions },
    });
    const [payload] = Object.values(created).flatMap((each) => Object.values(each));
    const { data } = await client.graphql<{ notice: ReadNotice }>(
      `query ($id: ID!) { notice(id: $id) { version questions { text } } }`,
      { id: payload?.id },
    );
    expect(data?.notice).toEqual({
      version: 1,
      questions: [{ text: '왜 하고 싶나요?' }, { text: '😀'.repeat(100) }],
    });
  });

  it('are replaced by those of an edit, and stay in an edit without them', async () => {
    expect(await ask(['하나', '둘', '셋'])).toBe('OK');
    expect(await ask(['셋', '하나'])).toBe('OK');
    expect(await textsOf(notice)).toEqual(['셋', '하나']);
    for (const kept of [null, undefined]) expect(await ask(kept)).toBe('OK');
    await client.rest('put', `${base}/${notice.id}`, input);
    expect(await textsOf(notice)).toEqual(['셋', '하나']);
    expect(await ask([])).toBe('OK');
    expect(await textsOf(notice)).toEqual([]);
  });

  it('get a new version and new ids with each change, and keep both without a change', async () => {
    await ask(['하나', '둘']);
    const before = await read(notice);
    await ask(['하나', '둘']);
    expect(await read(notice)).toEqual(before);
    await ask(['하나', '둘!']);
    const after = await read(notice);
    expect(after.version).toBe(before.version + 1);
    const ids = [...before.questions, ...after.questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('are part of the state in the error of an outdated edit', async () => {
    await ask(['하나']);
    const { version, questions } = await read(notice);
    const change = { title: '다른 제목', expectedVersion: version - 1 };
    const { errors } = await client.graphql(update, {
      input: { id: notice.id, ...asInput(input), ...change, questions: ['둘'] },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'STALE', current: { version, questions } });
    expect(await textsOf(notice)).toEqual(['하나']);
  });

  it.each<[what: string, questions: unknown]>([
    ['four', ['하나', '둘', '셋', '넷']],
    ['an empty one', ['하나', ' \n ']],
    ['one of 101 characters', ['가'.repeat(101)]],
    ['the same one twice', ['하나', ' 하나 ']],
    ['one with a filler that looks like a blank', ['하나\u3164둘']],
  ])('are refused if there is %s', async (_what, questions) => {
    const sent = { ...asInput(input), questions };
    const refused = { code: 'VALIDATION_FAILED', fields: ['questions'] };
    expect(await graphqlVerdict(client, create, { input: sent })).toEqual(refused);
    expect(await graphqlVerdict(client, update, { input: { id: notice.id, ...sent } })).toEqual(refused);
    expect(await textsOf(notice)).toEqual([]);
  });

  it('are read by members of the school, and whether they are frozen only by the owner', async () => {
    await ask(['하나']);
    const other = await app.as(await buildMember(app.em()));
    expect(await read(notice)).toMatchObject({ questionsFrozen: false });
    expect(await read(notice, other)).toMatchObject({ questions: [{ text: '하나' }], questionsFrozen: null });
  });

  it('are not in REST', async () => {
    await ask(['질문의 글']);
    const other = await app.as(await buildMember(app.em()));
    for (const path of [`${base}/${notice.id}`, `${base}/check/${notice.id}`, base])
      expect((await other.rest('get', path)).text).not.toContain('질문의 글');
  });

  it('are deleted with the notice', async () => {
    await ask(['하나']);
    await client.data(GQL.remove, { id: notice.id });
    expect(await app.sql('select 1 from notice_question where notice_id = ?', [notice.id])).toEqual([]);
  });
});

it('moderators read the questions of a reported notice below its content', async () => {
  const moderator = await logInModerator(app);
  const notice = await buildStudy(app.em(), { owner, content: '공고의 내용' });
  await buildQuestion(app.em(), { notice, position: 2, text: '둘째 질문' });
  await buildQuestion(app.em(), { notice, position: 1, text: '첫째 질문' });
  const reporter = await app.as(await buildMember(app.em()));
  const report = { target: 'NOTICE', targetId: notice.id, reason: 'ABUSE' };
  expect(await graphqlOutcome(reporter, GQL.report, { input: report })).toBe('OK');
  const { moderation } = await moderator.data<{ moderation: { cases: { nodes: object[] } } }>(QUEUE, { state: 'OPEN' });
  expect(moderation.cases.nodes).toContainEqual(
    expect.objectContaining({ targetId: String(notice.id), text: '공고의 내용\n\n첫째 질문\n둘째 질문' }),
  );
});

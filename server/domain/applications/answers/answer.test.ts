import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { BOTH_KINDS, GQL, KINDS } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../../test-kit/clients/outcomes';
import {
  buildApplication,
  buildInvitation,
  buildMember,
  buildProject,
  buildStudy,
  makeModerator,
} from '../../../test-kit/factories/factories';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import type { Notice } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';
import { ApplicationStatus } from '../application.entity';

let app: TestApp;
let owner: Person;
let applicant: Person;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  [owner, applicant] = [await buildPerson(app), await buildPerson(app)];
});

interface Question {
  id: string;
  text: string;
}

const QUESTIONS = ['왜 하고 싶나요?', '언제 만날 수 있나요?'];

async function readQuestions({ id }: Notice): Promise<{ questions: Question[]; questionsFrozen: boolean }> {
  const query = `query ($id: ID!) { notice(id: $id) { questionsFrozen questions { id text } } }`;
  const { notice } = await owner.client.data<{ notice: { questions: Question[]; questionsFrozen: boolean } }>(query, {
    id,
  });
  return notice;
}

async function readAnswers(client: TestClient, id: number | string): Promise<object[] | undefined> {
  const query = `query ($id: ID!) { application(id: $id) { answers { question text } } }`;
  return (await client.data<{ application: { answers: object[] } | null }>(query, { id })).application?.answers;
}

async function applicationIdOf(notice: Notice): Promise<number> {
  const [row] = await app.sql<{ id: number }>('select id from application where notice_id = ?', [notice.id]);
  return row?.id ?? NaN;
}

describe.each(BOTH_KINDS)('an application to a %s with questions', (kind) => {
  const { apply, applicants, base, input, update } = KINDS[kind];
  let notice: Notice;
  let questions: Question[];

  const ask = (texts: readonly string[], change: object = {}) =>
    graphqlOutcome(owner.client, update, { input: { id: notice.id, ...asInput(input), ...change, questions: texts } });

  beforeEach(async () => {
    notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner: owner.member });
    await ask(QUESTIONS);
    ({ questions } = await readQuestions(notice));
  });

  const sent = (answers: unknown, change: object = {}) => ({
    input: { noticeId: notice.id, ...asInput(apply), ...change, answers },
  });
  const applyWith = (answers: unknown, change: object = {}) =>
    applicant.client.graphql<{ applyToNotice: { application: { id: string } } }>(GQL.apply, sent(answers, change));
  const toAnswers = (asked: readonly Question[]) =>
    asked.map(({ id, text }) => ({ questionId: id, text: ` 답: ${text}\n둘째 줄 ` }));
  const stored = QUESTIONS.map((question) => ({ question, text: `답: ${question}\n둘째 줄` }));

  it('has the answers in the order of the questions, and needs no text', async () => {
    const answers = toAnswers(questions).toReversed();
    const { data } = await applyWith(answers, { text: '' });
    const id = data?.applyToNotice.application.id ?? '';
    for (const reader of [owner, applicant]) expect(await readAnswers(reader.client, id)).toEqual(stored);
  });

  it('is read only by its applicant and the owner, as its text', async () => {
    const { data } = await applyWith(toAnswers(questions));
    const id = data?.applyToNotice.application.id ?? '';
    const moderator = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
    for (const other of [await app.as(await buildMember(app.em())), moderator])
      expect(await readAnswers(other, id)).toBeUndefined();
  });

  it('keeps the asked questions after they were changed', async () => {
    const { data } = await applyWith(toAnswers(questions));
    await app.sql(`update notice_question set text = '다른 질문' where notice_id = ?`, [notice.id]);
    expect(await readAnswers(owner.client, data?.applyToNotice.application.id ?? '')).toEqual(stored);
  });

  it.each<[what: string, change: (answers: object[]) => unknown]>([
    ['no answers', () => undefined],
    ['an answer too few', (answers) => answers.slice(1)],
    ['an answer too many', (answers) => [...answers, { questionId: '2147483647', text: '답' }]],
    ['two answers to one question', ([first]) => [first, first]],
    ['an answer to another question', ([first]) => [first, { questionId: '2147483647', text: '답' }]],
    ['an id that is no number', ([first]) => [first, { questionId: 'x', text: '답' }]],
  ])('is refused with the present questions if it has %s', async (_what, change) => {
    const { errors } = await applyWith(change(toAnswers(questions)));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUESTIONS_CHANGED', current: { questions } });
    expect(await applicationIdOf(notice)).toBeNaN();
  });

  it('is refused with the new questions after the owner changed one, and accepted with them', async () => {
    await ask([QUESTIONS[0] ?? '', '다른 질문']);
    const { errors } = await applyWith(toAnswers(questions));
    const current = errors?.[0]?.extensions.current as { questions: Question[] };
    expect(current.questions.map(({ text }) => text)).toEqual([QUESTIONS[0], '다른 질문']);
    expect((await applyWith(toAnswers(current.questions))).errors).toBeUndefined();
  });

  it.each([
    ['an empty answer', ' \n '],
    ['an answer of 501 characters', '😀'.repeat(501)],
  ])('is refused because of %s', async (_what, text) => {
    const answers = questions.map(({ id }) => ({ questionId: id, text }));
    const refused = { code: 'VALIDATION_FAILED', fields: ['answers'] };
    expect(await graphqlVerdict(applicant.client, GQL.apply, sent(answers))).toEqual(refused);
  });

  it('accepts answers of 500 characters', async () => {
    const answers = questions.map(({ id }) => ({ questionId: id, text: '😀'.repeat(500) }));
    expect((await applyWith(answers)).errors).toBeUndefined();
  });

  it('freezes the questions in every state, until all applications are cancelled', async () => {
    expect(await readQuestions(notice)).toMatchObject({ questionsFrozen: false });
    await applyWith(toAnswers(questions));
    const id = await applicationIdOf(notice);
    expect(await readQuestions(notice)).toMatchObject({ questionsFrozen: true });
    for (const changed of [[], ['다른 질문'], [...QUESTIONS, '셋째 질문'], QUESTIONS.toReversed()])
      expect(await ask(changed)).toBe('QUESTIONS_FROZEN');
    await owner.client.data(GQL.close, { id: notice.id });
    expect(await ask([])).toBe('QUESTIONS_FROZEN');
    await owner.client.data(GQL.reopen, { id: notice.id });
    expect(await ask([])).toBe('QUESTIONS_FROZEN');
    // Everything else stays editable, also beside the same questions.
    expect(await ask(QUESTIONS, { title: '다른 제목' })).toBe('OK');
    await applicant.client.data(GQL.cancel, { id });
    expect(await readQuestions(notice)).toMatchObject({ questions, questionsFrozen: false });
    expect(await ask(['다른 질문'])).toBe('OK');
    expect(await app.sql('select 1 from application_answer where application_id = ?', [id])).toEqual([]);
  });

  it('leaves the whole notice unchanged if an edit changes frozen questions', async () => {
    await applyWith(toAnswers(questions));
    const verdict = await graphqlVerdict(owner.client, update, {
      input: { id: notice.id, ...asInput(input), title: '바뀌지 않는 제목', questions: [] },
    });
    expect(verdict).toEqual({ code: 'QUESTIONS_FROZEN', fields: ['questions'] });
    const { text } = await owner.client.rest('get', `${base}/${notice.id}`);
    expect(text).not.toContain('바뀌지 않는 제목');
  });

  it('has no answers over REST, and REST shows none', async () => {
    const response = await applicant.client.rest('post', `${base}/${notice.id}/applications`, apply);
    expect(response.status).toBe(201);
    const { applicationId } = response.body as { applicationId: number };
    expect(await readAnswers(owner.client, applicationId)).toEqual([]);
    await app.sql(
      `insert into application_answer (application_id, position, question, text) values (?, 1, '물음', '답의 글')`,
      [applicationId],
    );
    for (const path of [applicants(notice.id), `/resume/${applicationId}`, `/recruitments/${notice.id}`])
      expect((await owner.client.rest('get', path)).text).not.toMatch(/답의 글|물음/);
  });

  it('replaces the answers of an expired application', async () => {
    const expired = { notice, applicant: applicant.member, status: ApplicationStatus.EXPIRED };
    const { id } = await buildApplication(app.em(), expired);
    await app.sql(
      `insert into application_answer (application_id, position, question, text) values (?, 1, '옛 질문', '옛 답')`,
      [id],
    );
    const { data } = await applyWith(toAnswers(questions));
    expect(await readAnswers(owner.client, data?.applyToNotice.application.id ?? '')).toEqual(stored);
    expect(await app.sql('select 1 from application_answer where application_id = ?', [id])).toEqual([]);
  });

  it('is not needed to join by an invitation link, which deletes the answers of an earlier one', async () => {
    await applyWith(toAnswers(questions));
    const id = await applicationIdOf(notice);
    const { token } = await buildInvitation(app.em(), { notice, role: kind === 'PROJECT' ? Role.FRONTEND : null });
    expect(await graphqlOutcome(applicant.client, GQL.joinTeam, { token })).toBe('OK');
    expect(await app.sql('select 1 from application_answer where application_id = ?', [id])).toEqual([]);
  });
});

it.each([undefined, null, []])('an application to a notice without questions has the answers %j', async (answers) => {
  const notice = await buildStudy(app.em(), { owner: owner.member });
  const input = { noticeId: notice.id, text: '함께해요', answers };
  expect(await graphqlOutcome(applicant.client, GQL.apply, { input })).toBe('OK');
});

it('an application to a notice that lost its questions is refused with an empty list', async () => {
  const notice = await buildStudy(app.em(), { owner: owner.member });
  const input = { noticeId: notice.id, text: '', answers: [{ questionId: '2147483647', text: '답' }] };
  const { errors } = await applicant.client.graphql(GQL.apply, { input });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUESTIONS_CHANGED', current: { version: 1, questions: [] } });
});

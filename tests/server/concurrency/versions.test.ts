import type { Response } from 'supertest';
import { NoticeKind } from '../../../server/domain/notices/notice.entity';
import { NOT_IN_REST } from '../../../server/domain/notices/notice.testing';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember, buildProject, buildStudy } from '../../../server/test-kit/factories/factories';
import { asInput, asProfileInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { BOTH_KINDS, KINDS } from '../../../server/test-kit/clients/graphql-operations';
import { expectProblem, graphqlOutcome, outcomeOf } from '../../../server/test-kit/clients/outcomes';
import { smallJpeg } from '../../../server/test-kit/clients/pictures';
import { repeatRounds } from '../../../server/test-kit/races/race-actions';
import { race, type Racer } from '../../../server/test-kit/races/races';

let app: TestApp;
/** A second instance on the same database. */
let second: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({}, app);
});

afterAll(async () => {
  await second.close();
  await app.close();
});

type Input = Record<string, unknown>;

/** An object that two tabs edit, over both transports. */
interface Edited {
  /** Its REST path. */
  path: string;
  client: TestClient;
  /** The same member's client of the second instance. */
  elsewhere: TestClient;
  /** Content as REST input. */
  input: Input;
  /** State in the error after another editor has saved `input`. */
  stateOf: (input: Input) => Input;
  update: string;
  /** Input of `update` without the content. */
  target: Input;
  /** Query of its version. */
  version: string;
}

const UPDATES = {
  project: `mutation ($input: UpdateProjectInput!) { edited: updateProject(input: $input) { saved: project { version } } }`,
  study: `mutation ($input: UpdateStudyInput!) { edited: updateStudy(input: $input) { saved: study { version } } }`,
  profile: `mutation ($input: UpdateProfileInput!) { edited: updateProfile(input: $input) { saved: viewer { version } } }`,
};

async function newNotice(name: 'project' | 'study'): Promise<Edited & { id: number; ownerId: number }> {
  const owner = await buildMember(app.em());
  const project = name === 'project';
  const { id } = await (project ? buildProject : buildStudy)(app.em(), { owner });
  const kind = project ? NoticeKind.PROJECT : NoticeKind.STUDY;
  const { base, input } = KINDS[kind];
  return {
    id,
    ownerId: owner.id,
    path: `${base}/${id}`,
    client: await app.as(owner),
    elsewhere: await second.as(owner),
    input,
    stateOf: (saved) => ({ ...asInput(saved), ...NOT_IN_REST[kind] }),
    update: UPDATES[name],
    target: { id: String(id) },
    version: `{ read: notice(id: ${id}) { version } }`,
  };
}

async function newProfile(): Promise<Edited> {
  const member = await buildMember(app.em());
  return {
    path: '/members/profile',
    client: await app.as(member),
    elsewhere: await second.as(member),
    input: { nickName: '민지', university: '한빛대학교', email: member.email },
    stateOf: (saved) => ({ ...asInput(saved), imageUrl: null }),
    update: UPDATES.profile,
    target: {},
    version: '{ read: viewer { version } }',
  };
}

const EDITED: Record<string, () => Promise<Edited>> = {
  project: () => newNotice('project'),
  study: () => newNotice('study'),
  profile: newProfile,
};

const nameOf = ({ input }: Edited): 'nickName' | 'title' => ('nickName' in input ? 'nickName' : 'title');
const renamed = (edited: Edited, name: string): Input => ({ ...edited.input, [nameOf(edited)]: name });

const inputOf = (edited: Edited, name: string, expectedVersion?: number | null) => {
  const content = 'nickName' in edited.input ? asProfileInput : asInput;
  return { input: { ...edited.target, ...content(renamed(edited, name)), expectedVersion } };
};

const editByGraphql = (edited: Edited, name: string, v?: number | null) =>
  edited.client.graphql<{ edited: { saved: { version: number } } | null }>(edited.update, inputOf(edited, name, v));

const editByRest = (edited: Edited, name: string, ifMatch?: string): Promise<Response> =>
  edited.client.rest('post', edited.path, renamed(edited, name), ifMatch === undefined ? {} : { 'If-Match': ifMatch });

const versionOf = async ({ client, version }: Edited): Promise<number> =>
  (await client.data<{ read: { version: number } }>(version)).read.version;

const read = ({ client, path }: Edited): Promise<Response> => client.rest('get', path);

const savedName = async (edited: Edited): Promise<unknown> => ((await read(edited)).body as Input)[nameOf(edited)];

describe.each(Object.entries(EDITED))('a %s in two tabs', (_name, open) => {
  let edited: Edited;

  beforeEach(async () => {
    edited = await open();
    // The content of the test's own input, so that an edit changes one field.
    await editByRest(edited, '처음');
  });

  it('[R14] over GraphQL: the second save gets STALE with the current state and changes nothing', async () => {
    const loaded = await versionOf(edited);
    const first = await editByGraphql(edited, '첫째 탭', loaded);
    expect(first.data?.edited?.saved).toEqual({ version: loaded + 1 });
    const { data, errors } = await editByGraphql(edited, '둘째 탭', loaded);
    expect(data).toEqual({ edited: null });
    expect(errors).toMatchObject([{ message: expect.stringMatching(/[가-힣]+요\.$/) as string }]);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'STALE',
      current: { version: loaded + 1, ...edited.stateOf(renamed(edited, '첫째 탭')) },
    });
    expect(await savedName(edited)).toBe('첫째 탭');
    expect(await versionOf(edited)).toBe(loaded + 1);
  });

  it('[R14] over REST: the second save gets a 412 with the current tag and changes nothing', async () => {
    const { etag = '' } = (await read(edited)).headers;
    expect(etag).toMatch(/^"\d+"$/);
    const first = await editByRest(edited, '첫째 탭', etag);
    expect(first.status).toBe(200);
    expect(first.headers.etag).not.toBe(etag);
    expect(first.headers.etag).toBe((await read(edited)).headers.etag);
    const refused = await editByRest(edited, '둘째 탭', etag);
    expectProblem(refused, 'PRECONDITION_FAILED');
    expect(refused.headers.etag).toBe(first.headers.etag);
    expect(await savedName(edited)).toBe('첫째 탭');
    expect((await editByRest(edited, '둘째 탭', refused.headers.etag)).status).toBe(200);
  });

  it('[R15] concurrent saves from one version, over both transports of two instances: exactly one wins', async () => {
    await repeatRounds(5, async () => {
      const v = await versionOf(edited);
      const names = ['하나', '둘', '셋', '넷', '다섯', '여섯'].map((name) => `${name} ${v}`);
      const racers = names.map((name, index): Racer => {
        const client = index % 2 ? edited.client : edited.elsewhere;
        const input = renamed(edited, name);
        if (index % 3) return () => graphqlOutcome(client, edited.update, inputOf(edited, name, v));
        return async () => outcomeOf(await client.rest('post', edited.path, input, { 'If-Match': `"${v}"` }));
      });
      const outcomes = await race(...racers);
      const winners = names.filter((_, index) => outcomes[index] === 'OK');
      expect(winners).toEqual([await savedName(edited)]);
      const denials = outcomes.filter((outcome) => outcome !== 'OK');
      for (const outcome of denials) expect(['STALE', 'PRECONDITION_FAILED']).toContain(outcome);
      expect([denials.length, await versionOf(edited)]).toEqual([5, v + 1]);
    });
  });

  it('has one version over both transports', async () => {
    expect((await read(edited)).headers.etag).toBe(`"${await versionOf(edited)}"`);
  });

  it('[R14] without an expected version: the last save wins', async () => {
    const loaded = await versionOf(edited);
    expect((await editByGraphql(edited, '첫째 탭')).errors).toBeUndefined();
    expect((await editByGraphql(edited, '둘째 탭', null)).errors).toBeUndefined();
    expect((await editByRest(edited, '셋째 탭')).status).toBe(200);
    expect([await savedName(edited), await versionOf(edited)]).toEqual(['셋째 탭', loaded + 3]);
  });

  it('[R10] a repeated save succeeds if the first response was lost', async () => {
    const loaded = await versionOf(edited);
    for (let times = 0; times < 2; times += 1) {
      const { data } = await editByGraphql(edited, '첫째 탭', loaded);
      expect(data?.edited?.saved).toEqual({ version: loaded + 1 });
      expect((await editByRest(edited, '첫째 탭', `"${loaded}"`)).headers.etag).toBe(`"${loaded + 1}"`);
    }
  });

  it.each<[header: string, applied: boolean]>([
    ['*', true],
    ['"999", CURRENT', true],
    [', CURRENT ,', true],
    ['"999"', false],
    ['W/CURRENT', false],
    ['"", "abc"', false],
    ['', false],
  ])('[I20] If-Match: %s applies: %s', async (header, applied) => {
    const { etag = '' } = (await read(edited)).headers;
    const response = await editByRest(edited, '새 이름', header.replace('CURRENT', etag));
    if (applied) expect(response.status).toBe(200);
    else expectProblem(response, 'PRECONDITION_FAILED');
    expect(await savedName(edited)).toBe(applied ? '새 이름' : '처음');
  });

  it.each(['1', '"1', '"1" "2"', '*, "1"'])('[I20] If-Match: %s is refused as malformed', async (header) => {
    expectProblem(await editByRest(edited, '새 이름', header), 'VALIDATION_FAILED');
    expect(await savedName(edited)).toBe('처음');
  });

  it.each(['1', 1.5, 2 ** 31, {}])('[I3] expectedVersion: %j is refused', async (v) => {
    const { errors } = await editByGraphql(edited, '새 이름', v as number);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await savedName(edited)).toBe('처음');
  });

  it.each([0, -1, 2 ** 31 - 1])('[R14] expectedVersion: %j matches nothing', async (v) => {
    expect((await editByGraphql(edited, '새 이름', v)).errors?.[0]?.extensions.code).toBe('STALE');
  });

  it('[R14] a read with If-None-Match is always complete, because the tag covers only the content', async () => {
    const { headers, body } = await read(edited);
    const { etag = '' } = headers;
    for (const tag of [etag, `W/${etag}`, '*']) {
      const again = await edited.client.rest('get', edited.path, undefined, { 'If-None-Match': tag });
      expect([again.status, again.body]).toEqual([200, body]);
      expect(again.headers['cache-control']).toBe('no-store');
    }
  });
});

describe.each(BOTH_KINDS)('the version of a %s', (kind) => {
  const name = kind === 'PROJECT' ? 'project' : 'study';

  it.each(Object.keys(KINDS[kind].input))('changes with %s', async (field) => {
    const notice = await newNotice(name);
    await editByRest(notice, '처음');
    const before = await versionOf(notice);
    const value = notice.input[field];
    const changed = field === 'recruitNumber' ? 50 : typeof value === 'number' ? value - 1 : `${String(value)} 더`;
    const response = await notice.client.rest('post', notice.path, { ...renamed(notice, '처음'), [field]: changed });
    expect(response.headers.etag).toBe(`"${before + 1}"`);
  });

  it('stays the same after comments, favourites, applications, closing and a new nickname of the owner', async () => {
    const notice = await newNotice(name);
    const before = await versionOf(notice);
    const { client } = notice;
    const applicant = await buildMember(app.em());
    const other = await app.as(applicant);
    expect((await other.rest('post', `${notice.path}/like`)).status).toBe(200);
    expect((await other.rest('post', `${notice.path}/applications`, KINDS[kind].apply)).status).toBe(201);
    await client.rest('post', `${KINDS[kind].base}/comments/${notice.id}`, { comment: '궁금해요.' });
    await app.sql(`update member set nick_name = '새 이름' where id = ?`, [notice.ownerId]);
    expect((await client.rest('patch', KINDS[kind].close(notice.id))).status).toBe(200);
    expect(await versionOf(notice)).toBe(before);
  });

  it('[R14] prevents closing and deleting if If-Match has another version', async () => {
    const notice = await newNotice(name);
    const { client, path, id } = notice;
    const close = KINDS[kind].close(id);
    for (const [method, target] of [
      ['patch', close],
      ['delete', path],
    ] as const) {
      expectProblem(await client.rest(method, target, undefined, { 'If-Match': '"999"' }), 'PRECONDITION_FAILED');
      expect((await read(notice)).body).toMatchObject({ recruiting: true });
    }
    for (const [method, target] of [
      ['patch', close],
      ['delete', path],
    ] as const) {
      expect((await client.rest(method, target, undefined, { 'If-Match': '"1"' })).status).toBe(200);
    }
  });

  it('[B1] [B15] is checked after the right to edit', async () => {
    const { path, input } = await newNotice(name);
    const other = await app.as(await buildMember(app.em()));
    const stranger = await app.as(await buildMember(app.em(), { university: '먼바다대학교' }));
    expectProblem(await other.rest('put', path, input, { 'If-Match': '"999"' }), 'FORBIDDEN');
    expectProblem(await stranger.rest('put', path, input, { 'If-Match': '"999"' }), 'NOT_FOUND');
  });
});

describe('the version of a profile', () => {
  it('changes with the picture, not with the password', async () => {
    const profile = await newProfile();
    const { client, input } = profile;
    await client.rest('post', profile.path, input);
    const before = await versionOf(profile);
    const bytes = await smallJpeg();
    const sent = input as Record<string, string>;
    const response = await client.upload(profile.path, sent, { bytes }, { 'If-Match': `"${before}"` });
    expect(response.headers.etag).toBe(`"${before + 1}"`);
    const refused = await client.upload(profile.path, sent, { bytes }, { 'If-Match': `"${before}"` });
    expectProblem(refused, 'PRECONDITION_FAILED');
    const { message: _, ...saved } = response.body as Record<string, unknown>;
    expect((await read(profile)).body).toEqual(saved);
    await app.sql('update member set password_hash = password_hash || ? where email = ?', ['x', input.email]);
    expect(await versionOf(profile)).toBe(before + 1);
  });
});

describe('the triggers of versions', () => {
  let ids: Record<'notice' | 'member', number>;

  beforeEach(async () => {
    const owner = await buildMember(app.em());
    ids = { notice: (await buildStudy(app.em(), { owner })).id, member: owner.id };
  });

  const write = (table: 'notice' | 'member', values: string): Promise<unknown> =>
    app.sql(`update ${table} set ${values} where id = ?`, [ids[table]]);

  const versionIn = async (table: 'notice' | 'member'): Promise<unknown> =>
    (await app.sql<{ version: number }>(`select version from ${table} where id = ?`, [ids[table]]))[0]?.version;

  it('count edits of every writer, even without the column', async () => {
    await write('notice', `title = '새 제목', content = '새 내용'`);
    await write('member', `nick_name = '새 이름'`);
    expect([await versionIn('notice'), await versionIn('member')]).toEqual([2, 2]);
  });

  it.each([
    ['notice', 'title = title, content = content'],
    ['notice', 'recruiting = false'],
    ['member', 'nick_name = nick_name'],
    ['member', `password_hash = 'another'`],
  ] as const)('do not count a write that keeps the content: %s, %s', async (table, values) => {
    await write(table, values);
    expect(await versionIn(table)).toBe(1);
  });

  it('overwrite a version that a writer sets', async () => {
    await write('notice', `title = '새 제목', version = 100`);
    expect(await versionIn('notice')).toBe(2);
  });
});

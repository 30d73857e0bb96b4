import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { Response } from 'supertest';
import { modules } from '../../../modules';
import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildAccessToken,
  buildAnswer,
  buildApplication,
  buildComment,
  buildFavourite,
  buildMember,
  buildNotification,
  buildPasswordReset,
  buildProfileTeam,
  buildProject,
  buildQuestion,
  buildSchoolCode,
  buildStudy,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { ALL_CONSENTS } from '../../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../../test-kit/clients/pictures';
import { startTestRedis, type TestRedis } from '../../../test-kit/processes/redis';
import { MeetingMode, Weekday } from '../../notices/facts/notice-facts.entity';
import { Project } from '../../notices/kinds/project.entity';
import type { Member } from '../member.entity';
import { describeWith } from '../../../test-kit/processes/describe-with';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function prepare(client: TestClient): Promise<string> {
  const { prepareDataExport } = await client.data<{ prepareDataExport: { path: string } }>(GQL.prepareDataExport, {
    password: PASSWORD,
  });
  return prepareDataExport.path;
}

const get = (client: TestClient, path: string): Promise<Response> =>
  client.agent
    .get(path)
    .responseType('blob')
    .then((response) => response);

/** Files of an archive by their names. */
async function unzip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(bytes);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}

async function download(client: TestClient): Promise<Record<string, Buffer>> {
  const response = await get(client, await prepare(client));
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="hanteam-data.zip"',
    'cache-control': 'no-store',
  });
  return unzip(response.body as Buffer);
}

const rowsOf = (files: Record<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(String(files[`${name}.json`])) as Record<string, unknown>[];

/** Inserts data of every kind for the member. All texts contain the mark. */
async function fill(member: Member, mark: string): Promise<void> {
  const em = app.em();
  const project = await buildProject(em, { owner: member, title: `${mark} 프로젝트`, content: `${mark} 내용` });
  const study = await buildStudy(em, { title: '다른 사람의 스터디' });
  await buildComment(em, { notice: project, author: member, text: `${mark} 댓글` });
  await buildQuestion(em, { notice: project, text: `${mark} 질문` });
  const application = await buildApplication(em, { notice: study, applicant: member, text: `${mark} 지원` });
  await buildAnswer(em, { application, question: '다른 사람의 질문', text: `${mark} 답` });
  await buildFavourite(em, { member, notice: study });
  await buildNotification(em, { recipient: member, notice: study });
  await buildAccessToken(em, { member, name: `${mark} 토큰` });
  await buildPasswordReset(em, { member });
  await buildProfileTeam(em, { member });
  await buildSchoolCode(em, { member, email: `${mark}-code@skku.edu` });
}

describe("a member's data export", () => {
  it('contains the facts of a notice', async () => {
    const member = await buildMember(app.em());
    const facts = {
      course: { name: '소프트웨어공학', section: '01' },
      semester: '2026-2',
      weeklyHours: 5,
      weeks: 8,
      meetings: [{ day: Weekday.MONDAY, start: '19:00', minutes: 60 }],
      meetingMode: MeetingMode.ONLINE,
    };
    await buildStudy(app.em(), { owner: member, ...facts });
    expect(rowsOf(await download(await app.as(member)), 'notices')).toMatchObject([facts]);
  });

  it('contains all data of the member with the picture, and no data of others', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const client = await app.as(member);
    // This also changes the e-mail address of the profile, which ends links for a new password.
    await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
    await fill(member, '나의');
    await fill(other, '남의');
    // Text of others at the member's notice belongs to them.
    const [{ id: noticeId } = { id: 0 }] = await app.sql<{ id: number }>('select id from notice where owner_id = ?', [
      member.id,
    ]);
    const notice = await app.em().findOneOrFail(Project, noticeId);
    await buildComment(app.em(), { notice, author: other, text: '남의 댓글' });
    const received = await buildApplication(app.em(), { notice, applicant: other, text: '남의 지원' });
    await buildAnswer(app.em(), { application: received, question: '나의 질문', text: '남의 답' });
    await client.data(GQL.giveConsents, { input: { consents: ALL_CONSENTS } });

    const files = await download(client);
    const picture = Object.keys(files).find((name) => name.startsWith('pictures/'));
    expect(rowsOf(files, 'profile')).toMatchObject([
      { id: member.id, loginId: member.loginId, picture: picture?.replace('pictures/', '') },
    ]);
    expect(files[picture ?? '']?.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(rowsOf(files, 'consents')).toMatchObject(ALL_CONSENTS);
    expect(rowsOf(files, 'notices')).toMatchObject([
      { title: '나의 프로젝트', content: '나의 내용', headcount: 6, questions: [{ text: '나의 질문' }] },
    ]);
    expect(rowsOf(files, 'comments')).toMatchObject([{ text: '나의 댓글' }]);
    expect(rowsOf(files, 'applications')).toMatchObject([
      { text: '나의 지원', status: 'PENDING', answers: [{ text: '나의 답' }] },
    ]);
    expect(rowsOf(files, 'favourites')).toHaveLength(1);
    expect(rowsOf(files, 'profile-teams')).toMatchObject([{ noticeId: expect.any(Number) as number }]);
    expect(rowsOf(files, 'notifications').length).toBeGreaterThan(0);
    expect(rowsOf(files, 'access-tokens')).toMatchObject([{ name: '나의 토큰', mayWrite: true }]);
    expect(rowsOf(files, 'password-resets')).toHaveLength(1);
    expect(rowsOf(files, 'school-codes')).toMatchObject([{ attempts: 0 }]);
    expect(rowsOf(files, 'sessions')).toMatchObject([{ loginAt: expect.any(String) as string }]);
    const expected = [...modules.exports.map(({ name }) => `${name}.json`), 'sessions.json', picture];
    expect(new Set(Object.keys(files))).toEqual(new Set(expected));

    const text = Object.entries(files)
      .map(([name, bytes]) => (name.endsWith('.json') ? String(bytes) : ''))
      .join('\n');
    expect(text).not.toContain('남의');
    expect(text).not.toContain('다른 사람');
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('@skku.edu');
    const secrets = await app.sql<{ secret: string }>(
      `select password_hash as secret from member union select secret_hash from access_token
       union select token_hash from password_reset union select sid from session`,
    );
    expect(secrets.length).toBeGreaterThan(4);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
  });

  it('contains empty lists if the member has no data', async () => {
    const files = await download(await app.as(await buildMember(app.em())));
    expect(rowsOf(files, 'comments')).toEqual([]);
  });

  it('is complete if there are more rows than one statement reads', async () => {
    const member = await buildMember(app.em());
    const { id } = await buildStudy(app.em());
    await app.sql(
      `insert into comment (notice_id, author_id, text) select ?, ?, 'comment ' || n from generate_series(1, 1201) n`,
      [id, member.id],
    );
    const comments = rowsOf(await download(await app.as(member)), 'comments');
    expect(new Set(comments.map(({ text }) => text)).size).toBe(1201);
    expect(comments).toHaveLength(1201);
  });
});

describe('the link to the data export', () => {
  it('requires the password', async () => {
    const client = await app.as(await buildMember(app.em()));
    expect(await client.code(GQL.prepareDataExport, { password: 'wrong password' })).toBe('VALIDATION_FAILED');
    expect(await app.visitor().code(GQL.prepareDataExport, { password: PASSWORD })).toBe('UNAUTHENTICATED');
  });

  it('works only for its member with a session', async () => {
    const member = await buildMember(app.em());
    const path = await prepare(await app.as(member));
    const { secret } = await buildAccessToken(app.em(), { member });
    expect((await get(app.visitor(), path)).status).toBe(401);
    expect((await get(await app.as(await buildMember(app.em())), path)).status).toBe(404);
    expect((await get(app.withToken(secret), path)).status).toBe(403);
    expect((await get(await app.as(member), path)).status).toBe(200);
  });

  it('cannot be forged or extended, and expires after an hour', async () => {
    const client = await app.as(await buildMember(app.em()));
    const path = await prepare(client);
    const [, expires = '', signature = ''] = /(\d+)\.([\w-]+)$/.exec(path) ?? [];
    for (const link of [`${Number(expires) + 1}.${signature}`, `${expires}.x`, expires, `${expires}.`, '.']) {
      expect((await get(client, `/api/exports/${link}`)).status).toBe(404);
    }
    const now = jest.spyOn(Date, 'now').mockReturnValue(Number(expires) + 1);
    try {
      expect((await get(client, path)).status).toBe(404);
    } finally {
      now.mockRestore();
    }
  });

  it('is created once a day and allows several downloads, because one may break off', async () => {
    const throttled = await startTestApp({ THROTTLE: 'on' }, app);
    try {
      const client = await throttled.as(await buildMember(app.em()));
      const path = await prepare(client);
      const { errors } = await client.graphql(GQL.prepareDataExport, { password: PASSWORD });
      expect(errors).toMatchObject([
        { extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) as number } },
      ]);
      const { retryAfter } = { ...errors?.[0]?.extensions } as { retryAfter?: number };
      expect(retryAfter).toBeGreaterThan(86_000);
      expect([(await get(client, path)).status, (await get(client, path)).status]).toEqual([200, 200]);
    } finally {
      await throttled.close();
    }
  });
});

describeWith('redis')('sessions in Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterAll(() => redis.stop());

  it('are part of the data export', async () => {
    const beside = await startTestApp({ REDIS_URL: redis.url }, app);
    try {
      const member = await buildMember(app.em());
      await beside.as(member);
      const sessions = rowsOf(await download(await beside.as(member)), 'sessions');
      expect(sessions).toMatchObject([{ id: 1, loginAt: expect.any(String) as string }, { id: 2 }]);
    } finally {
      await beside.close();
    }
  });
});

it('every table is exported, or its manifest contains a reason', async () => {
  const tables = await app.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('latest_backup', 'migration') order by 1`,
  );
  // Sessions belong to the gateway (sessions/exported-sessions.ts).
  const decided = [...modules.exports.flatMap((part) => part.tables), ...modules.notExported, 'session'];
  expect(decided.sort()).toEqual(tables.map(({ name }) => name));
});

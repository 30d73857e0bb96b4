import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { runJob } from '../../test-kit/app/jobs';
import type { TestClient } from '../../test-kit/clients/client';
import { setClock } from '../../test-kit/database/clock';
import { buildCourse, buildMember, buildProfile, buildSeeker, buildVerified } from '../../test-kit/factories/factories';
import type { Member } from '../members/member.entity';
import { NoticeKind } from '../notices/notice.entity';
import { THIS_SEMESTER } from '../profiles/profile.testing';
import { Role } from '../profiles/role.entity';
import { SEEKER_GQL, SEEKING } from './seeker.testing';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(() => app.sql('delete from seeker'));

interface Seeking {
  kinds: string[];
  roles: string[];
  text: string;
  course: { name: string; semester: string } | null;
  until: string;
  isPaused: boolean;
}

const start = async (client: TestClient, input: object = {}): Promise<Seeking> =>
  (
    await client.data<{ startSeeking: { viewer: { seeking: Seeking } } }>(SEEKER_GQL.startSeeking, {
      input: { ...SEEKING, ...input },
    })
  ).startSeeking.viewer.seeking;

const refusal = (client: TestClient, input: object) =>
  client.code(SEEKER_GQL.startSeeking, { input: { ...SEEKING, ...input } });

const readSeeking = async (client: TestClient): Promise<Seeking | null> =>
  (await client.data<{ viewer: { seeking: Seeking | null } }>('{ viewer { seeking { text until isPaused } } }')).viewer
    .seeking;

/** Reads the ids of the listed members; null if the viewer may not see them. */
async function readIds(client: TestClient, args = ''): Promise<number[] | null> {
  const { seekers } = await client.data<{ seekers: { nodes: { id: string }[] } | null }>(
    `{ seekers(first: 100${args}) { nodes { id } } }`,
  );
  return seekers?.nodes.map(({ id }) => Number(id)) ?? null;
}

describe('looking for a team', () => {
  let member: Member;
  let client: TestClient;

  beforeEach(async () => {
    member = await buildVerified(app.em());
    client = await app.as(member);
  });

  it('starts for 14 days, is replaced by a second start, and stops', async () => {
    await setClock(app, '2026-11-28T12:00:00+09:00');
    expect(await start(client)).toEqual({ ...SEEKING, course: null, until: '2026-12-12', isPaused: false });
    expect(await start(client, { kinds: ['STUDY'], text: '스터디만 찾아요.', days: 7 })).toEqual({
      kinds: ['STUDY'],
      roles: [],
      text: '스터디만 찾아요.',
      course: null,
      until: '2026-12-05',
      isPaused: false,
    });
    expect(await app.sql('select 1 from seeker')).toHaveLength(1);
    expect(await client.data(SEEKER_GQL.stopSeeking)).toEqual({ stopSeeking: { viewer: { seeking: null } } });
    expect(await client.code(SEEKER_GQL.stopSeeking)).toBe('NOT_LOOKING');
  });

  it('can be changed, which keeps the last day and the place in the list', async () => {
    await setClock(app, '2026-11-28T12:00:00+09:00');
    await start(client);
    const place = () => app.sql('select shuffle from seeker where member_id = ?', [member.id]);
    const before = await place();
    await setClock(app, '2026-11-28T23:00:00+09:00');
    const input = { kinds: ['STUDY'], roles: ['BACKEND'], text: '스터디만 찾아요.' };
    expect(await client.data(SEEKER_GQL.updateSeeking, { input })).toEqual({
      updateSeeking: { viewer: { seeking: { ...input, roles: [], course: null, until: '2026-12-12' } } },
    });
    expect(await place()).toEqual(before);
    for (const wrong of [{ kinds: [] }, { text: '' }, { kinds: ['PROJECT'], roles: [] }, { course: '남의 수업' }]) {
      expect(await client.code(SEEKER_GQL.updateSeeking, { input: { ...SEEKING, ...wrong } })).toBe(
        'VALIDATION_FAILED',
      );
    }
  });

  it('cannot be changed before it starts or after it ends', async () => {
    const update = () => client.code(SEEKER_GQL.updateSeeking, { input: SEEKING });
    expect(await update()).toBe('NOT_LOOKING');
    await setClock(app, '2026-11-28T12:00:00+09:00');
    await start(client);
    await setClock(app, '2026-12-13T00:00:00+09:00');
    expect(await update()).toBe('NOT_LOOKING');
    await start(client);
    await app.sql('update member set hidden = true where id = ?', [member.id]);
    expect(await update()).toBe('NOT_LOOKING');
    expect(await app.sql('select text from seeker where member_id = ?', [member.id])).toEqual([{ text: SEEKING.text }]);
  });

  it('ends with the last day in Korea, and a job then deletes the row', async () => {
    await setClock(app, '2026-11-28T12:00:00+09:00');
    await start(client, { days: 7 });
    await setClock(app, '2026-12-05T23:59:00+09:00');
    expect(await readSeeking(client)).toMatchObject({ until: '2026-12-05' });
    await runJob(app, 'deleteEndedSeekers');
    expect(await app.sql('select 1 from seeker')).toHaveLength(1);
    await setClock(app, '2026-12-06T00:00:00+09:00');
    expect(await readSeeking(client)).toBeNull();
    expect(await readIds(client)).toEqual([]);
    await runJob(app, 'deleteEndedSeekers');
    expect(await app.sql('select 1 from seeker')).toEqual([]);
  });

  it('may name a course of the member, and no other course', async () => {
    await setClock(app, new Date().toISOString());
    await buildCourse(app.em(), { member, semester: THIS_SEMESTER, name: '소프트웨어 공학' });
    await buildCourse(app.em(), { member, semester: '2020-1', name: '옛 수업' });
    expect(await start(client, { course: '소프트웨어공학' })).toMatchObject({
      course: { name: '소프트웨어 공학', semester: THIS_SEMESTER },
    });
    for (const course of ['옛 수업', '남의 수업', ' ']) {
      expect(await refusal(client, { course })).toBe('VALIDATION_FAILED');
    }
    expect(await readIds(client, ', course: "소프트웨어  공학"')).toEqual([member.id]);
    expect(await readIds(client, ', course: "옛 수업"')).toEqual([]);
    await app.sql('delete from member_course where member_id = ?', [member.id]);
    expect(await readIds(client, ', course: "소프트웨어공학"')).toEqual([]);
    expect(await readIds(client)).toEqual([member.id]);
  });

  it.each([
    ['no kind', { kinds: [] }],
    ['no role for projects', { roles: [] }],
    ['no text', { text: ' ' }],
    ['a long text', { text: '가'.repeat(201) }],
    ['another number of days', { days: 10 }],
  ])('refuses %s', async (_what, input) => {
    expect(await refusal(client, input)).toBe('VALIDATION_FAILED');
    expect(await readSeeking(client)).toBeNull();
  });

  it('[LT2] is refused to unverified, hidden and suspended members', async () => {
    const state = async (each: TestClient) =>
      (await each.data<{ viewer: object }>('{ viewer { canSeek canSeeSeekers } }')).viewer;
    const unverified = await app.as(await buildMember(app.em()));
    expect(await refusal(unverified, {})).toBe('SCHOOL_UNVERIFIED');
    expect(await state(unverified)).toEqual({ canSeek: false, canSeeSeekers: false });
    expect(await state(client)).toEqual({ canSeek: true, canSeeSeekers: true });
    await app.sql('update member set hidden = true where id = ?', [member.id]);
    expect(await refusal(client, {})).toBe('FORBIDDEN');
    expect(await state(client)).toEqual({ canSeek: false, canSeeSeekers: true });
    await app.sql(`update member set hidden = false, suspended_until = now() + interval '1 day' where id = ?`, [
      member.id,
    ]);
    expect(await refusal(client, {})).toBe('SUSPENDED');
    expect(await state(client)).toEqual({ canSeek: false, canSeeSeekers: true });
  });
});

describe('the list of seekers', () => {
  it('is null for unverified members, and shows each seeker with their team profile whatever its visibility', async () => {
    const { member } = await buildSeeker(app.em(), { kinds: [NoticeKind.STUDY], roles: [], text: '같이 해요.' });
    await buildProfile(app.em(), { member, intro: '소개예요.' });
    const viewer = await app.as(await buildVerified(app.em()));
    const query = '{ seekers { nodes { id text kinds roles viewerIsSeeker member { nickName profile { intro } } } } }';
    expect(await viewer.data(query)).toEqual({
      seekers: {
        nodes: [
          {
            id: String(member.id),
            text: '같이 해요.',
            kinds: ['STUDY'],
            roles: [],
            viewerIsSeeker: false,
            member: { nickName: member.nickName, profile: { intro: '소개예요.' } },
          },
        ],
      },
    });
    const unverified = await app.as(await buildMember(app.em()));
    expect(await unverified.data(query)).toEqual({ seekers: null });
  });

  it('filters by kind, role and tag', async () => {
    const em = app.em();
    const study = await buildSeeker(em, { kinds: [NoticeKind.STUDY], roles: [] });
    const backend = await buildSeeker(em, { kinds: [NoticeKind.PROJECT], roles: [Role.BACKEND] });
    const designer = await buildSeeker(em, { kinds: [NoticeKind.PROJECT], roles: [Role.DESIGNER] });
    await buildProfile(em, { member: designer.member, tags: ['figma'] });
    const viewer = await app.as(await buildVerified(em));
    expect(await readIds(viewer, ', kind: STUDY')).toEqual([study.member.id]);
    expect(await readIds(viewer, ', role: BACKEND')).toEqual([backend.member.id]);
    expect(await readIds(viewer, ', tag: "figma"')).toEqual([designer.member.id]);
    expect(await readIds(viewer, ', tag: "react"')).toEqual([]);
  });

  it.each([
    ['a block by the viewer', (member: number, viewer: number) => [viewer, member]],
    ['a block by the seeker', (member: number, viewer: number) => [member, viewer]],
  ])('leaves out a seeker in %s', async (_what, pair) => {
    const { member } = await buildSeeker(app.em());
    const viewer = await buildVerified(app.em());
    const client = await app.as(viewer);
    expect(await readIds(client)).toEqual([member.id]);
    await app.sql('insert into member_block (blocker_id, blocked_id) values (?, ?)', pair(member.id, viewer.id));
    expect(await readIds(client)).toEqual([]);
  });

  it.each([
    ['is hidden', 'hidden = true'],
    ['is suspended', `suspended_until = now() + interval '1 day'`],
    ['lost the verification', `verified_until = now() - interval '1 day'`],
    [
      'moved to another school',
      `school_key = '다른', verified_email = null, verified_person = null, verified_at = null, verified_until = null`,
    ],
  ])('[LT3] leaves out a member who %s, and a job deletes the row', async (_what, change) => {
    const { member } = await buildSeeker(app.em());
    const client = await app.as(await buildVerified(app.em()));
    await app.sql(`update member set ${change} where id = ?`, [member.id]);
    expect(await readIds(client)).toEqual([]);
    expect(await readSeeking(await app.as(member))).toBeNull();
    await runJob(app, 'deleteEndedSeekers');
    expect(await app.sql('select 1 from seeker')).toEqual([]);
  });

  it('has the same order for all viewers of a day, and another one on the next day, page by page', async () => {
    await setClock(app, '2026-11-28T12:00:00+09:00');
    for (let number = 0; number < 8; number += 1) await buildSeeker(app.em());
    await runJob(app, 'shuffleSeekers');
    const viewers = [await buildVerified(app.em()), await buildVerified(app.em())];
    const clients = await Promise.all(viewers.map((viewer) => app.as(viewer)));
    const [today, ofOther] = await Promise.all(clients.map((client) => readIds(client)));
    expect(ofOther).toEqual(today);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: { seekers: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } =
        await (clients[0] as TestClient).data(
          'query ($after: String) { seekers(first: 3, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
          { after },
        );
      paged.push(...page.seekers.nodes.map(({ id }) => id));
      ({ endCursor: after, hasNextPage: more } = page.seekers.pageInfo);
    }
    expect(paged.map(Number)).toEqual(today);
    await setClock(app, '2026-11-29T00:00:01+09:00');
    await runJob(app, 'shuffleSeekers');
    const tomorrow = await readIds(clients[0] as TestClient);
    expect(tomorrow).not.toEqual(today);
    expect(tomorrow?.toSorted()).toEqual(today?.toSorted());
  });

  it('[LT4] keeps the place of a member who starts again', async () => {
    await setClock(app, '2026-11-28T12:00:00+09:00');
    for (let number = 0; number < 5; number += 1) await buildSeeker(app.em());
    const member = await buildVerified(app.em());
    const client = await app.as(member);
    await start(client);
    await runJob(app, 'shuffleSeekers');
    const before = await readIds(client);
    await client.data(SEEKER_GQL.stopSeeking);
    await start(client, { text: '다시 찾아요.' });
    expect(await readIds(client)).toEqual(before);
  });

  it('is open to every member of a school whose members cannot be verified', async () => {
    const open = await startTestApp({ SCHOOL_PROOF: 'off' }, app);
    try {
      const client = await open.as(await buildMember(app.em()));
      await start(client);
      expect(await readIds(client)).toHaveLength(1);
    } finally {
      await open.close();
    }
  });

  it('does not show members of another school', async () => {
    await buildSeeker(app.em(), { member: await buildVerified(app.em(), { university: '다른대학교' }) });
    expect(await readIds(await app.as(await buildVerified(app.em())))).toEqual([]);
  });
});

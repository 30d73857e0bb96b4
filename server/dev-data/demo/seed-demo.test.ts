import { semesterOf } from '../../../shared/semester';
import { readTags } from '../../../shared/tags';
import { tagOf } from '../../../shared/tags';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../domain/demo/demo-accounts';
import { readEnv } from '../../env';
import { expectCorrectCounters } from '../../test-kit/database/counters';
import { buildMember } from '../../test-kit/factories/factories';
import { runJob } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { seoulDate } from '../../platform/text/seoul-time';
import { seedDemo } from './seed-demo';

const ON = readEnv({ NODE_ENV: 'test', DEMO: 'on' });
const OFF = readEnv({ NODE_ENV: 'test', DEMO: 'off' });

async function countOf(app: TestApp, table: string): Promise<number> {
  const [row] = await app.sql<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? NaN;
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('a database', () => {
  it('stays empty when DEMO is off', async () => {
    await seedDemo(app.server.orm, OFF);
    expect(await countOf(app, 'member')).toBe(0);
  });

  it('stays unchanged after a member has signed up', async () => {
    await buildMember(app.em());
    await seedDemo(app.server.orm, ON);
    expect(await countOf(app, 'member')).toBe(1);
  });
});

describe('the seeded demo', () => {
  beforeAll(async () => {
    await app.sql('delete from member');
    const second = await startTestApp({}, app);
    await Promise.all([seedDemo(app.server.orm, ON), seedDemo(second.server.orm, ON)]);
    await second.close();
  });

  it('is written once if several instances start at the same time', async () => {
    expect(await countOf(app, 'member')).toBe(21);
    expect(await countOf(app, 'notice')).toBe(60);
    await seedDemo(app.server.orm, ON);
    expect(await countOf(app, 'notice')).toBe(60);
  });

  it('has a team with posts of its members, a link and contacts', async () => {
    const outsiders = await app.sql(
      `select 1 from team_post p join notice n on n.id = p.notice_id where p.author_id <> n.owner_id and not exists
       (select 1 from team_member tm where tm.notice_id = n.id and tm.member_id = p.author_id)`,
    );
    expect(outsiders).toEqual([]);
    const query = 'select true as linked, pinned_post_id is not null as pinned from team where link is not null';
    expect(await app.sql(query)).toEqual([{ linked: true, pinned: true }]);
    expect(await countOf(app, 'contact')).toBe(3);
  });

  it('has a team that meets in two days, and whose members have one hour in common', async () => {
    const minji = app.visitor();
    await minji.logIn('minji', DEMO_PASSWORD);
    const [{ id } = { id: 0 }] = await app.sql<{ id: number }>('select notice_id as id from free_time_share limit 1');
    const query = `query ($id: ID!) {
      team(id: $id) { freeTime { sharerCount hours } nextMeeting { date start } viewerCanSetMeeting }
    }`;
    const { team } = await minji.data<{ team: object }>(query, { id });
    const date = seoulDate(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000));
    expect(team).toEqual({
      freeTime: { sharerCount: 3, hours: [12] },
      nextMeeting: { date, start: '20:00' },
      viewerCanSetMeeting: true,
    });
  });

  it('has a completed team on the profiles of some of its members', async () => {
    const outsiders = await app.sql(
      `select 1 from profile_team p join notice n on n.id = p.notice_id where p.member_id <> n.owner_id and not exists
       (select 1 from team_member tm where tm.notice_id = n.id and tm.member_id = p.member_id)`,
    );
    expect(outsiders).toEqual([]);
    expect(await app.sql('select count(*)::int as members from profile_team group by notice_id')).toEqual([
      { members: 3 },
    ]);
  });

  it('has the tags that the texts of its notices name', async () => {
    const rows = await app.sql<{ kind: string; text: string; tags: string[] }>(
      'select kind, tech_stack as text, tags from notice',
    );
    expect(rows.filter(({ text, tags }) => readTags(text).join() !== tags.join())).toEqual([]);
    expect(rows.filter(({ kind, tags }) => kind === 'STUDY' && tags.length > 0)).toHaveLength(3);
  });

  it('has a notice that awaits its first application', async () => {
    const waiting = await app.sql(
      `select id from notice n where recruiting and created_at between now() - interval '14 days' and now() - interval '1 day'
       and not exists (select from application a where a.notice_id = n.id)`,
    );
    expect(waiting).not.toEqual([]);
  });

  it('has verified members who look for a team, one of them with five open offers, and a declined offer', async () => {
    const seekers = await app.sql(
      `select m.login_id as by, s.open_offers as offers from seeker s join member m on m.id = s.member_id
       where m.verified_until > now() order by s.shuffle`,
    );
    const offers = { yeoreum: 0, saebyeok: 1, yubin: 0, naru: 5 };
    expect(seekers).toEqual(
      expect.arrayContaining(Object.entries(offers).map(([by, open]) => ({ by, offers: open }))) as unknown,
    );
    expect(await app.sql(`select state from offer where state <> 'OPEN'`)).toEqual([{ state: 'DECLINED' }]);
    await runJob(app, 'expireOffers');
    expect(await app.sql(`select 1 from offer where state = 'EXPIRED'`)).toEqual([]);
  });

  it('has profiles of 15 members with known tags, and copies of them in applications', async () => {
    const profiles = await app.sql<{ tags: string[] }>('select to_json(tags) as tags from member_profile');
    expect(profiles).toHaveLength(15);
    expect(profiles.flatMap(({ tags }) => tags).filter((id) => !tagOf(id))).toEqual([]);
    const without = await app.sql(
      `select 1 from application a
       where (a.profile is not null) <> exists (select from member_profile where member_id = a.applicant_id)`,
    );
    expect(without).toEqual([]);
  });

  it('has correct counters', () => expectCorrectCounters(app));

  it.each(['notice', 'application', 'comment', 'notification'])(
    'has every %s in chronological order',
    async (table) => {
      const outOfOrder = await app.sql(
        `select 1 from (select created_at, lag(created_at) over (order by id) as earlier from ${table}) listed
       where created_at < earlier or created_at > now()`,
      );
      expect(outOfOrder).toEqual([]);
    },
  );

  it.each([
    ['owners do not apply to their own notices', 'a.applicant_id = n.owner_id'],
    ['applications follow notices', 'a.created_at <= n.created_at'],
    ['decisions follow applications and are not in the future', 'a.decided_at not between a.created_at and now()'],
    ['applications have a role only in projects', `(n.kind = 'PROJECT') <> (a.role is not null)`],
    ['approvals do not exceed seats', 'approved > seats'],
    ['applications are for roles with seats', 'seats = 0'],
  ])('keeps the rules: %s', async (_rule, broken) => {
    const breaches = await app.sql(
      `select a.id from application a join notice n on n.id = a.notice_id, lateral (
         select case when coalesce(n.frontend_number + n.backend_number + n.designer_number, 0) = 0 then n.recruit_number
           when a.role = 'FRONTEND' then n.frontend_number when a.role = 'BACKEND' then n.backend_number
           else n.designer_number end as seats,
         (select count(*) from application b where b.notice_id = n.id and b.status = 'APPROVED'
           and (b.role = a.role or coalesce(n.frontend_number + n.backend_number + n.designer_number, 0) = 0)) as approved
       ) counted where ${broken}`,
    );
    expect(breaches).toEqual([]);
  });

  it.each(DEMO_ACCOUNTS)('lets $loginId log in and see unread notifications', async ({ loginId }) => {
    await app.visitor().logIn(loginId, DEMO_PASSWORD);
    const unread = await app.sql(
      'select 1 from notification t join member m on m.id = t.recipient_id where m.login_id = ? and t.read_at is null',
      [loginId],
    );
    expect(unread.length).toBeGreaterThan(0);
  });

  it('has pending applications for minji, and applications in every state by junho', async () => {
    const pending = await app.sql(
      `select 1 from application a join notice n on n.id = a.notice_id join member m on m.id = n.owner_id
       where m.login_id = 'minji' and a.status = 'PENDING'`,
    );
    const states = await app.sql<{ status: string }>(
      `select distinct a.status from application a join member m on m.id = a.applicant_id
       where m.login_id = 'junho' order by 1`,
    );
    expect(pending.length).toBeGreaterThan(3);
    expect(states.map(({ status }) => status)).toEqual(['APPROVED', 'PENDING', 'REJECTED', 'WAITLISTED']);
  });

  it('has a notice whose questions all applicants answered, and one whose questions can be changed', async () => {
    const asked = await app.sql<{ applications: number; answered: boolean | null }>(
      `select count(a.id)::int as applications, bool_and(
         array(select question from application_answer where application_id = a.id order by position)
         = array(select text from notice_question where notice_id = n.id order by position)
       ) filter (where a.id is not null) as answered
       from notice n left join application a on a.notice_id = n.id
       where exists (select from notice_question where notice_id = n.id) and n.recruiting group by n.id order by n.id`,
    );
    expect(asked).toEqual([
      { applications: 4, answered: true },
      { applications: 0, answered: null },
    ]);
  });

  it('has notices with a deadline today, soon and in the past, and without a deadline', async () => {
    const rows = await app.sql<{ left: number | null; open: boolean; count: number }>(
      `select deadline - (clock_now() at time zone interval '9 hours')::date as left, recruiting as open, count(*)::int as count
       from notice group by 1, 2`,
    );
    const has = (left: number | null, open: boolean): boolean =>
      rows.some((row) => row.left === left && row.open === open);
    expect([has(0, true), has(2, true), has(-2, false), has(null, true)]).toEqual([true, true, true, true]);
    expect(rows.filter(({ left, open }) => open && left !== null && left < 0)).toEqual([]);
  });

  it('has notices with meetings, and recruiting notices of courses of this semester', async () => {
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      'select count(*)::int as count from notice where meeting_hours is not null',
    );
    expect(count).toBe(12);
    const courses = await app.sql(
      `select course_name as name, semester, count(*)::int as notices from notice
       where course_key is not null and recruiting group by 1, 2 order by 1`,
    );
    const semester = semesterOf(seoulDate(new Date()));
    expect(courses).toEqual([
      { name: '데이터베이스', semester, notices: 1 },
      { name: '소프트웨어공학', semester, notices: 2 },
      { name: '캡스톤디자인', semester, notices: 1 },
    ]);
  });

  it('has verified and unverified members, and a notice for verified members', async () => {
    const accounts = await app.sql(
      `select login_id, verified_until > now() as verified from member where login_id in ('minji', 'junho') order by login_id desc`,
    );
    expect(accounts).toEqual([
      { login_id: 'minji', verified: true },
      { login_id: 'junho', verified: null },
    ]);
    const breaches = await app.sql(
      `select from application a join notice n on n.id = a.notice_id join member m on m.id = a.applicant_id
       where n.verified_only and m.verified_until is null`,
    );
    expect(breaches).toEqual([]);
    const junho = app.visitor();
    await junho.logIn('junho', DEMO_PASSWORD);
    const [notice] = await app.sql<{ id: number }>('select id from notice where verified_only and recruiting');
    const query = `query ($id: ID!) { notice(id: $id) { viewerApplyRefusal } viewer { school { canBeVerified } } }`;
    expect(await junho.data(query, { id: notice?.id })).toEqual({
      notice: { viewerApplyRefusal: 'SCHOOL_UNVERIFIED' },
      viewer: { school: { canBeVerified: true } },
    });
  });
});

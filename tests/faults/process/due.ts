import { setClock } from '../../../server/test-kit/database/clock';
import type { TestDatabase } from '../../../server/test-kit/database/databases';

/** Number of notices per case. */
const NOTICES_OF_EACH = 150;

/** Times at which the rows are written and the schedule runs. */
const WRITTEN_AT = '2026-12-01T12:00:00+09:00';
const DUE_AT = '2026-12-10T12:00:00+09:00';

/** A notice with one action due, and the facts that the action adds. */
interface DueCase {
  title: string;
  deadline: string | null;
  /** Time at which the owner last confirmed that it recruits. */
  confirmedAt?: string;
  /** Days within which the owner decides. Applications are sent when the rows are written. */
  decideWithinDays?: number;
  /** Facts before the schedule runs. */
  before?: readonly string[];
  adds: readonly string[];
}

/** Every notice has two pending applications and is a favourite of two members. */
const CASES: readonly DueCase[] = [
  {
    title: 'its deadline has passed',
    deadline: '2026-12-09',
    adds: ['closed: DEADLINE', ...['owner', 'fan-1', 'fan-2'].map((who) => `${who} NOTICE_EXPIRED 2026-12-09`)],
  },
  {
    title: 'its owner has not answered',
    deadline: null,
    confirmedAt: '2026-10-20T12:00:00+09:00',
    before: ['reminded: STILL_RECRUITING'],
    adds: ['closed: UNANSWERED', ...['owner', 'fan-1', 'fan-2'].map((who) => `${who} NOTICE_EXPIRED`)],
  },
  {
    title: 'three days are left',
    deadline: '2026-12-13',
    adds: ['reminded: OWNER_3_DAYS', 'owner DEADLINE_NEAR 2026-12-13 2'],
  },
  {
    title: 'one day is left',
    deadline: '2026-12-11',
    adds: ['reminded: FAVOURITES_1_DAY', ...['fan-1', 'fan-2'].map((who) => `${who} DEADLINE_NEAR 2026-12-11`)],
  },
  {
    title: 'it is the last day',
    deadline: '2026-12-10',
    adds: ['reminded: OWNER_LAST_DAY', 'owner DEADLINE_NEAR 2026-12-10 2'],
  },
  {
    title: 'its owner is to be asked',
    deadline: null,
    confirmedAt: '2026-11-05T12:00:00+09:00',
    adds: ['reminded: STILL_RECRUITING', 'owner STILL_RECRUITING'],
  },
  {
    title: 'its applications expire',
    deadline: null,
    decideWithinDays: 5,
    adds: [
      ...['applicant-1', 'applicant-2'].flatMap((who) => [`expired: ${who}`, `${who} APPLICATION_EXPIRED`]),
      'owner APPLICATION_EXPIRED 2',
    ],
  },
  {
    title: 'its applications are to be decided on until tomorrow',
    deadline: null,
    decideWithinDays: 10,
    adds: ['reminded: DAY_BEFORE', 'owner DECISION_DUE 2026-12-11 2'],
  },
  {
    title: 'its applications are to be decided on today',
    deadline: null,
    decideWithinDays: 9,
    adds: ['reminded: LAST_DAY', 'owner DECISION_DUE 2026-12-10 2'],
  },
  { title: 'nothing is due', deadline: '2026-12-20', adds: [] },
];

const isNotification = (fact: string): boolean => !/^(closed|reminded|expired): /.test(fact);

/** Total number of notifications that the schedule writes. */
export const NOTIFICATIONS = NOTICES_OF_EACH * CASES.flatMap(({ adds }) => adds).filter(isNotification).length;

/** Writes rows that are due, and sets the clock to their due time. No server may run meanwhile. */
export async function makeDue(database: TestDatabase): Promise<void> {
  await setClock(database, WRITTEN_AT);
  await database.sql(`
    insert into member (login_id, password_hash, nick_name, university, school_key, email)
    select name, '', name, '한빛대학교', '한빛대학교', name || '@example.com'
    from unnest(array['owner', 'fan-1', 'fan-2', 'applicant-1', 'applicant-2']) name`);
  for (const each of CASES) await writeNotices(database, each);
  await database.sql(`
    insert into favourite (notice_id, member_id)
    select n.id, m.id from notice n, member m where m.login_id like 'fan-%'`);
  await database.sql(`
    insert into application (notice_id, applicant_id, text, created_at)
    select n.id, m.id, '함께해요.', clock_now() from notice n, member m where m.login_id like 'applicant-%'`);
  await database.sql(`
    insert into notice_reminder (notice_id, kind, due_at, sent_at)
    select id, 'STILL_RECRUITING', confirmed_at + interval '30 days', confirmed_at + interval '30 days'
    from notice where title = 'its owner has not answered'`);
  await setClock(database, DUE_AT);
}

async function writeNotices(database: TestDatabase, each: DueCase): Promise<void> {
  const { title, deadline, confirmedAt = WRITTEN_AT, decideWithinDays = 14 } = each;
  await database.sql(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, deadline, confirmed_at, decide_within_days)
     select 'STUDY', id, university, school_key, $1, 4, '내용', $2::date, $3::timestamptz, $4::int
     from member, generate_series(1, ${NOTICES_OF_EACH}) where login_id = 'owner'`,
    [title, deadline, confirmedAt, decideWithinDays],
  );
}

/** Formats a notice and its facts for a tally. */
const lineOf = (title: string, facts: readonly string[]): string => [title, ...facts.toSorted()].join(' | ');

const beforeOf = ({ title, before = [] }: DueCase): string => lineOf(title, before);
const afterOf = ({ title, before = [], adds }: DueCase): string => lineOf(title, [...before, ...adds]);

/** Allowed lines while the schedule runs: of each notice, nothing or everything is done. */
export const WHOLE: ReadonlySet<string> = new Set(CASES.flatMap((each) => [beforeOf(each), afterOf(each)]));

/** Expected tally once everything is done. */
export const ALL_DONE = Object.fromEntries(CASES.map((each) => [afterOf(each), NOTICES_OF_EACH]));

/** Facts that the schedule writes, repeated as often as they were written. */
const FACTS = `
  select id, 'closed: ' || close_reason as fact from notice where not recruiting
  union all select notice_id, 'reminded: ' || kind from notice_reminder
  union all select notice_id, 'reminded: ' || kind from decision_reminder
  union all select a.notice_id, 'expired: ' || m.login_id from application a join member m on m.id = a.applicant_id
    where a.status = 'EXPIRED'
  union all select t.notice_id, concat_ws(' ', m.login_id, t.kind, t.deadline, t.pending_count)
    from notification t join member m on m.id = t.recipient_id`;

/** Counts the notices with the same facts. */
export async function tallyDue(database: TestDatabase): Promise<Record<string, number>> {
  const rows = await database.sql<{ title: string; facts: string[] }>(
    `select n.title, array_remove(array_agg(f.fact), null) as facts
     from notice n left join (${FACTS}) f on f.id = n.id group by n.id`,
  );
  const tally: Record<string, number> = {};
  for (const { title, facts } of rows) {
    const line = lineOf(title, facts);
    tally[line] = (tally[line] ?? 0) + 1;
  }
  return tally;
}

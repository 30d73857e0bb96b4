import type { TestDatabase } from '../database/databases';
import { differenceOf } from '../database/difference';

/**
 * The relation of a member to a team. It is the status of the application, a membership, a
 * departure or NONE.
 */
export type TeamStatus = 'NONE' | 'PENDING' | 'WAITLISTED' | 'MEMBER' | 'REMOVED' | 'LEFT' | 'OWNER';

/**
 * The certain relations of members to teams, derived from acknowledged writes. Keys are `noticeId
 * memberId`.
 */
export class TeamLedger {
  private readonly statuses = new Map<string, TeamStatus>();

  know(key: string, status: TeamStatus): void {
    this.statuses.set(key, status);
  }

  /** Removes a status that a pending request may change. */
  forget(key: string): void {
    this.statuses.delete(key);
  }

  statusOf(key: string): TeamStatus | undefined {
    return this.statuses.get(key);
  }

  get size(): number {
    return this.statuses.size;
  }

  /** Returns the entries that differ from the database. */
  async findLost(database: TestDatabase): Promise<string[]> {
    const rows = await database.sql<{ key: string; status: string }>(
      `select notice_id || ' ' || applicant_id as key, status from application where status <> 'APPROVED'
       union all select notice_id || ' ' || member_id, 'MEMBER' from team_member
       union all select notice_id || ' ' || member_id, kind from departure
       union all select id || ' ' || owner_id, 'OWNER' from notice`,
    );
    const stored = new Set(rows.map(({ key, status }) => `${key} ${status}`));
    const present = new Set(rows.map(({ key }) => key));
    const isStored = (key: string, status: TeamStatus): boolean =>
      status === 'NONE' ? !present.has(key) : stored.has(`${key} ${status}`);
    return [...this.statuses].filter((entry) => !isStored(...entry)).map((entry) => entry.join(' '));
  }
}

/** Expects every write about teams to be complete. */
export async function expectWholeTeams(database: TestDatabase): Promise<void> {
  const halves: Record<string, object[]> = {};
  for (const [name, query] of Object.entries(HALF_DONE)) {
    const rows = await database.sql<object>(query);
    if (rows.length > 0) halves[name] = rows;
  }
  expect(halves).toEqual({});
}

/**
 * Condition: the notice was never handed over. A handover deletes the application of the new owner.
 */
const UNCHANGED = `not exists (select from notification h where h.notice_id = t.notice_id and h.kind = 'TEAM_HANDED_OVER')`;

const notified = (kind: string, who: 'recipient_id' | 'actor_id'): string =>
  `select distinct t.notice_id, t.${who} from notification t where t.kind = '${kind}'`;

const applications = (which: string): string =>
  `select distinct t.notice_id, t.applicant_id from application t where ${which}`;

const departures = (kind: string): string =>
  `select distinct notice_id, member_id from departure where kind = '${kind}'`;

/** Query for present and former team members without an application. */
const JOINED_BY_LINK = `select t.notice_id, t.member_id from (
    select notice_id, member_id from team_member union select notice_id, member_id from departure
  ) t where not exists (select from application a where a.notice_id = t.notice_id and a.applicant_id = t.member_id)`;

/** Queries for rows that an incomplete write would leave. */
const HALF_DONE: Readonly<Record<string, string>> = {
  'team members with a departure': 'select member_id from departure join team_member using (notice_id, member_id)',
  'approved applicants who were never team members, and team members with another status': `select a.id
    from application a
    left join team_member tm on tm.notice_id = a.notice_id and tm.member_id = a.applicant_id
    left join departure d on d.notice_id = a.notice_id and d.member_id = a.applicant_id
    where (a.status = 'APPROVED') <> (coalesce(tm.member_id, d.member_id) is not null)`,
  'ended teams that recruit': `select id from notice where team_state in ('DONE', 'DISBANDED') and recruiting`,
  'owners with a row in team_member': `select n.id from notice n
    join team_member tm on tm.notice_id = n.id and tm.member_id = n.owner_id`,
  'owners who applied': `select n.id from notice n
    join application a on a.notice_id = n.id and a.applicant_id = n.owner_id`,
  'more members than seats': 'select notice_id, role from seat where taken > headcount',
  'teams on the profiles of strangers, and unfinished teams on profiles': `select p.member_id, p.notice_id from profile_team p
    join notice n on n.id = p.notice_id
    where n.team_state <> 'DONE' or n.owner_id <> p.member_id and not exists (select from team_member tm
      where tm.notice_id = p.notice_id and tm.member_id = p.member_id)`,
  'removals differ from their notifications': differenceOf(
    notified('TEAM_REMOVED', 'recipient_id'),
    departures('REMOVED'),
  ),
  'departures differ from their notifications': differenceOf(notified('TEAM_LEFT', 'actor_id'), departures('LEFT')),
  'owners differ from the last handover notification': `select n.id from notice n where n.owner_id <> coalesce(
    (select recipient_id from notification where notice_id = n.id and kind = 'TEAM_HANDED_OVER' order by id desc limit 1), n.owner_id)`,
  'team members by link differ from their notifications': differenceOf(
    `${notified('TEAM_JOINED', 'actor_id')} and ${UNCHANGED}`,
    `${JOINED_BY_LINK} and ${UNCHANGED}`,
  ),
  'waiting lists differ from their notifications': differenceOf(
    `${notified('APPLICATION_WAITLISTED', 'recipient_id')} and ${UNCHANGED}`,
    applications(`t.waitlisted_at is not null and ${UNCHANGED}`),
  ),
  'approvals differ from their notifications': differenceOf(
    `${notified('APPLICATION_APPROVED', 'recipient_id')} and ${UNCHANGED}`,
    applications(`t.status = 'APPROVED' and ${UNCHANGED}`),
  ),
};

import { expectCorrectCounters } from '../database/counters';
import type { TestDatabase } from '../database/databases';
import { differenceOf } from '../database/difference';
import { expectWholeTeams, TeamLedger } from './team-ledger';

/** The acknowledged writes of a server. They must stay in the database through all faults. */
export class Ledger {
  /** Texts of comments. Each is unique. */
  readonly comments: string[] = [];
  readonly noticeIds: number[] = [];
  readonly applicationIds: number[] = [];
  readonly loginIds: string[] = [];
  /**
   * By `loginId noticeId`: true if the last acknowledged write added the favourite, false if it
   * removed it.
   */
  readonly favourites = new Map<string, boolean>();
  readonly teams = new TeamLedger();

  setFavourite(loginId: string, noticeId: number | string, isFavourite: boolean): void {
    this.favourites.set(`${loginId} ${noticeId}`, isFavourite);
  }
}

/** Expects every acknowledged write to be in the database. */
export async function expectNothingLost(database: TestDatabase, ledger: Ledger): Promise<void> {
  const nothing = { comments: [], notices: [], applications: [], members: [], favourites: [], memberships: [] };
  expect(await findLost(database, ledger)).toEqual(nothing);
}

/** Returns the acknowledged writes that are missing in the database, by kind. */
export async function findLost(database: TestDatabase, ledger: Ledger): Promise<Record<string, unknown[]>> {
  const favourites = new Set(
    await column<string>(
      database,
      `select m.login_id || ' ' || f.notice_id as value from favourite f join member m on m.id = f.member_id`,
    ),
  );
  return {
    comments: await missing(database, ledger.comments, 'select text as value from comment'),
    notices: await missing(database, ledger.noticeIds, 'select id as value from notice'),
    applications: await missing(database, ledger.applicationIds, 'select id as value from application'),
    members: await missing(database, ledger.loginIds, 'select login_id as value from member'),
    favourites: [...ledger.favourites].filter(([pair, isFavourite]) => favourites.has(pair) !== isFavourite),
    memberships: await ledger.teams.findLost(database),
  };
}

/**
 * Expects no incomplete write. Counters equal their rows, and every write has its notification and
 * vice versa.
 */
export async function expectNothingHalfDone(database: TestDatabase): Promise<void> {
  await expectCorrectCounters(database);
  expect(await unpaired(database, APPLICATIONS)).toEqual([]);
  expect(await unpaired(database, COMMENTS)).toEqual([]);
  await expectWholeTeams(database);
}

async function missing<Value>(database: TestDatabase, wanted: Value[], query: string): Promise<Value[]> {
  const stored = new Set(await column<Value>(database, query));
  return wanted.filter((value) => !stored.has(value));
}

async function column<Value>(database: TestDatabase, query: string): Promise<Value[]> {
  return (await database.sql<{ value: Value }>(query)).map(({ value }) => value);
}

/** A table of rows with a notification for each insert and delete. */
interface Paired {
  table: string;
  actor: string;
  added: string;
  removed: string;
}

const APPLICATIONS: Paired = {
  table: 'application',
  actor: 'applicant_id',
  added: 'APPLICATION_RECEIVED',
  removed: 'APPLICATION_CANCELLED',
};

const COMMENTS: Paired = {
  table: 'comment',
  actor: 'author_id',
  added: 'COMMENT_ADDED',
  removed: '',
};

/**
 * Returns notices and actors whose number of rows differs from the number of their notifications.
 * It leaves out teams that were handed over, because the application of the new owner is deleted.
 */
function unpaired(database: TestDatabase, { table, actor, added, removed }: Paired): Promise<object[]> {
  const sameOwner = `(select id, owner_id from notice n
    where not exists (select from notification where notice_id = n.id and kind = 'TEAM_HANDED_OVER')) n`;
  const written = `select t.notice_id, t.${actor} as actor_id, count(*) from ${table} t
    join ${sameOwner} on n.id = t.notice_id where t.${actor} <> n.owner_id group by 1, 2`;
  const counted = `select notice_id, actor_id, case kind when '${added}' then 1 else -1 end * coalesce(times, 1) as times
    from notification join ${sameOwner} on n.id = notice_id where kind in ('${added}', '${removed}')`;
  const notified = `select notice_id, actor_id, sum(times) from (${counted}) c group by 1, 2 having sum(times) <> 0`;
  return database.sql(differenceOf(written, notified));
}

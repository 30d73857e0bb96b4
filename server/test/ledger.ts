import { expectTrueCounters } from './counters';
import type { TestDatabase } from './databases';

/** The writes that a server has acknowledged: whatever happens to it afterwards, they must be in the database. */
export class Ledger {
  /** The texts of comments, each different from all others. */
  readonly comments: string[] = [];
  readonly noticeIds: number[] = [];
  readonly applicationIds: number[] = [];
  readonly loginIds: string[] = [];
  /** By `loginId noticeId`: whether the last acknowledged write made the notice a favourite. */
  readonly favourites = new Map<string, boolean>();

  setFavourite(loginId: string, noticeId: number | string, isFavourite: boolean): void {
    this.favourites.set(`${loginId} ${noticeId}`, isFavourite);
  }
}

/** Expects every acknowledged write to be in the database. */
export async function expectNothingLost(database: TestDatabase, ledger: Ledger): Promise<void> {
  const favourites = new Set(
    await column<string>(
      database,
      `select m.login_id || ' ' || f.notice_id as value from favourite f join member m on m.id = f.member_id`,
    ),
  );
  const lost = {
    comments: await missing(database, ledger.comments, 'select text as value from comment'),
    notices: await missing(database, ledger.noticeIds, 'select id as value from notice'),
    applications: await missing(database, ledger.applicationIds, 'select id as value from application'),
    members: await missing(database, ledger.loginIds, 'select login_id as value from member'),
    favourites: [...ledger.favourites].filter(([pair, isFavourite]) => favourites.has(pair) !== isFavourite),
  };
  expect(lost).toEqual({ comments: [], notices: [], applications: [], members: [], favourites: [] });
}

/** Expects no half-done write: the counters are true, and every write has its notification and the other way round. */
export async function expectNothingHalfDone(database: TestDatabase): Promise<void> {
  await expectTrueCounters(database);
  expect(await unpaired(database, 'application', 'applicant_id', 'APPLICATION_RECEIVED')).toEqual([]);
  expect(await unpaired(database, 'comment', 'author_id', 'COMMENT_ADDED')).toEqual([]);
}

async function missing<Value>(database: TestDatabase, wanted: Value[], query: string): Promise<Value[]> {
  const stored = new Set(await column<Value>(database, query));
  return wanted.filter((value) => !stored.has(value));
}

async function column<Value>(database: TestDatabase, query: string): Promise<Value[]> {
  return (await database.sql<{ value: Value }>(query)).map(({ value }) => value);
}

/** Where the number of a member's rows at a notice differs from what the notifications about them count. */
function unpaired(database: TestDatabase, table: string, actor: string, kind: string): Promise<object[]> {
  return database.sql(
    `with written as (
       select t.notice_id, t.${actor} as actor_id, count(*) from ${table} t join notice n on n.id = t.notice_id
       where t.${actor} <> n.owner_id group by 1, 2),
     notified as (select notice_id, actor_id, sum(coalesce(times, 1)) from notification where kind = '${kind}' group by 1, 2)
     (table written except table notified) union all (table notified except table written)`,
  );
}

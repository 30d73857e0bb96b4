import type { Acknowledged } from './load';
import type { Postgres } from './postgres';

/** Every write that was acknowledged is in the database. */
export async function expectNothingLost(postgres: Postgres, written: Acknowledged): Promise<void> {
  const missing = {
    comments: await without(postgres, written.comments, `select text as it from comment`),
    notices: await without(postgres, written.notices, `select id as it from notice`),
    applications: await without(postgres, written.applications, `select id as it from application`),
    favourites: await without(
      postgres,
      written.favourites.map(([loginId, id]) => `${loginId} ${id}`),
      `select m.login_id || ' ' || f.notice_id as it from favourite f join member m on m.id = f.member_id`,
    ),
    members: await without(postgres, written.members, `select login_id as it from member`),
  };
  expect(missing).toEqual({ comments: [], notices: [], applications: [], favourites: [], members: [] });
}

async function without<Item>(postgres: Postgres, wanted: Item[], query: string): Promise<Item[]> {
  const there = new Set((await postgres.sql<{ it: Item }>(query)).map(({ it }) => it));
  return wanted.filter((item) => !there.has(item));
}

/** Nothing is half done: the counters tell the truth, and what a write tells of is there exactly when the write is. */
export async function expectNothingHalfDone(postgres: Postgres): Promise<void> {
  // A counter that fell to nothing may stay.
  const wrongCounters = await postgres.sql(
    `with truth as (
       select scope.school_key, kind, id >> 10 as block, count(*)::int as total,
         (count(*) filter (where recruiting))::int as recruiting
       from notice, lateral (values (notice.school_key), ('')) scope (school_key) group by 1, 2, 3),
     held as (select * from notice_block where (total, recruiting) <> (0, 0))
     (table truth except select school_key, kind, block, total, recruiting from held)
     union all (select school_key, kind, block, total, recruiting from held except table truth)`,
  );
  expect(wrongCounters).toEqual([]);
  expect(await unpaired(postgres, 'application', 'applicant_id', 'APPLICATION_RECEIVED')).toEqual([]);
  expect(await unpaired(postgres, 'comment', 'author_id', 'COMMENT_ADDED')).toEqual([]);
}

/** Where the number of things that a member did to a notice is not that of the notifications that tell of them. */
function unpaired(postgres: Postgres, table: string, doer: string, kind: string): Promise<object[]> {
  return postgres.sql(
    `with done as (
       select t.notice_id, t.${doer} as actor_id, count(*) from ${table} t join notice n on n.id = t.notice_id
       where t.${doer} <> n.owner_id group by 1, 2),
     told as (select notice_id, actor_id, count(*) from notification where kind = $1 group by 1, 2)
     (table done except table told) union all (table told except table done)`,
    [kind],
  );
}

import type { TestDatabase } from './databases';
import { differenceOf } from './difference';

/**
 * Expects every counter to equal the count of its rows: notices by school and kind, seats, and the
 * comments, favourites and applications of a notice. Expects `blocked_ids` to equal the blocks of
 * each member.
 */
export async function expectCorrectCounters(database: TestDatabase): Promise<void> {
  expect(await database.sql(differenceOf(STORED_TOTALS, COUNTED_TOTALS))).toEqual([]);
  expect(await database.sql(differenceOf('select * from seat', COUNTED_SEATS))).toEqual([]);
  expect(await database.sql(differenceOf(STORED_COUNTS, COUNTED_COUNTS))).toEqual([]);
  expect(await database.sql(differenceOf(STORED_BLOCKS, COUNTED_BLOCKS))).toEqual([]);
}

/** Counters at zero may remain, so they are left out. */
const STORED_TOTALS = `
  select school_key, kind, sum(total), sum(recruiting) from notice_total group by 1, 2
  having (sum(total), sum(recruiting)) <> (0, 0)`;

const COUNTED_TOTALS = `
  select school_key, kind, count(*), count(*) filter (where recruiting) from notice where not hidden group by 1, 2`;

const COUNTED_SEATS = `
  select n.id, h.role, h.headcount,
    (select count(*)::int from team_member tm
     where tm.notice_id = n.id and (h.role is null or tm.role = h.role))
  from notice n, lateral (
    select null as role, recruit_number as headcount
    union all
    select role, case when frontend_number + backend_number + designer_number > 0 then number end
    from (values ('FRONTEND', frontend_number), ('BACKEND', backend_number), ('DESIGNER', designer_number)) r (role, number)
    where kind = 'PROJECT'
  ) h`;

const STORED_COUNTS = `
  select n.id, coalesce(sum(comments), 0), coalesce(sum(favourites), 0), coalesce(sum(applications), 0)
  from notice n left join notice_count on notice_id = n.id group by n.id`;

const COUNTED_COUNTS = `
  select n.id, (select count(*) from comment c where notice_id = n.id and not hidden
    and not exists (select from comment where id = c.parent_id and hidden)), (select count(*) from favourite where notice_id = n.id),
    (select count(*) from application where notice_id = n.id)
  from notice n`;

const STORED_BLOCKS = 'select id, array(select unnest(blocked_ids) order by 1) from member';

const COUNTED_BLOCKS = `
  select id, array(
    select blocked_id from member_block where blocker_id = id
    union select blocker_id from member_block where blocked_id = id order by 1
  ) from member`;

import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { BATCH_MEMBERS } from '../kit/jobs/batches';
import { MAX_NEWS } from '../../../shared/bounds';
import { CLOCK_NOW, TODAY } from '../../platform/database/statements/clock';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import { seoulMinuteOfDaySql } from '../../platform/text/seoul-time';
import { viewerInRow } from '../../selection/viewer-id';
import { countNewMatches, NEWEST_SETTLED_ID } from '../notices/lists/new-matches.sql';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import type { AlertList } from './alert-conditions.sql';
import { AlertPause, type AlertTables } from './alert.entity';

// Statements of the daily check (rules/alerts.md). They run in one transaction for each batch of
// members.

const { statement, variants } = statementsOn<AlertTables & NoticeStatementTables>();

/** Minutes of a day after midnight in Korea when the checks of all members start. */
const START = { first: 9 * 60, last: 11 * 60 } as const;

/** Days without opening its list after which an alert is paused. */
export const UNOPENED_DAYS = 60;

/** True if the alert `al` is not paused and was not checked today. */
const IS_UNCHECKED = sql<SqlBool>`(al.paused is null and al.checked_on < ${TODAY})`;

/** True if the alert `al` is unchecked and the minute of the day of its member has passed. */
const IS_DUE = sql<SqlBool>`(
  ${IS_UNCHECKED}
  and ${sql.lit(START.first)} + al.member_id % ${sql.lit(START.last - START.first)} <= (select ${seoulMinuteOfDaySql(CLOCK_NOW)})
)`;

/** Finds the next members with a due alert. */
export const findDueMembers = statement<{ after: number }>()('alerts.findDueMembers', (db, { after }) =>
  db
    .selectFrom('alert as al')
    .select('al.member_id as id')
    .where('al.member_id', '>', after)
    .where(IS_DUE)
    .groupBy('al.member_id')
    .orderBy('al.member_id')
    .limit(sql.lit(BATCH_MEMBERS)),
);

const lockMembersStatement = statement<{ memberIds: readonly number[] }>()(
  'alerts.lockDueMembers',
  (db, { memberIds }) =>
    db
      .selectFrom('member as m')
      .select('m.id')
      .where('m.id', '=', db.fn.any(memberIds))
      .orderBy('m.id')
      .forNoKeyUpdate('m')
      .skipLocked(),
);

/**
 * Locks members, except those that another instance has locked.
 * @returns the ids of the locked ones
 */
export async function lockMembers(writes: Statements, memberIds: readonly number[]): Promise<number[]> {
  return (await writes.rows(lockMembersStatement, { memberIds })).map(({ id }) => id);
}

/** An alert that the transaction checks. */
export interface DueAlert {
  id: number;
  memberId: number;
  name: string;
  params: string;
  /** High-water mark: the largest id that an earlier check covered. */
  after: number;
  /** The high-water mark after this check. */
  upTo: number;
  /** True if its list was not opened for so long that the alert is paused. */
  isUnopened: boolean;
}

/**
 * Locks the unchecked alerts of members that the transaction has locked. Another instance may have
 * checked them before.
 */
export const lockDueAlerts = statement<{ memberIds: readonly number[] }>()('alerts.lockDue', (db, { memberIds }) =>
  db
    .selectFrom('alert as al')
    .select(['al.id', 'al.member_id as memberId', 'al.name', 'al.params', 'al.last_notice_id as after'])
    .select([
      sql<number>`(select ${NEWEST_SETTLED_ID})`.as('upTo'),
      sql<boolean>`al.opened_at <= ${CLOCK_NOW} - make_interval(days => ${sql.lit(UNOPENED_DAYS)})`.as('isUnopened'),
    ])
    .where('al.member_id', '=', db.fn.any(memberIds))
    .where(IS_UNCHECKED)
    .orderBy('al.id')
    .forUpdate('al'),
);

/** The list of an alert, and the range of the ids of its new notices. */
export type AlertToCount = Pick<DueAlert, 'id' | 'memberId' | 'after' | 'upTo'> & AlertList;

const countNew = variants<{ alerts: string }>()(
  'alerts.countNew',
  { myCourses: [true, false] },
  ({ myCourses }) =>
    (db, { alerts }) =>
      db
        .selectFrom(
          // `offset 0` keeps PostgreSQL from counting twice, for the condition and for the result.
          sql<{ id: number; count: number }>`(
            select ch.id, ${newNoticeCount(myCourses)} as count
            from json_to_recordset(${alerts}::json) ch (
              id int, "memberId" int, words text, filters text[], "after" int, "upTo" int
            ) join member m on m.id = ch."memberId"
            offset 0
          )`.as('counted'),
        )
        .select(['counted.id', 'counted.count'])
        .where('counted.count', '>', sql.lit(0)),
);

const newNoticeCount = (myCourses: boolean): RawBuilder<number> =>
  countNewMatches(
    {
      viewerId: viewerInRow('m'),
      words: sql`ch.words`,
      filters: sql`ch.filters`,
      after: sql`ch."after"`,
      upTo: sql`ch."upTo"`,
      max: MAX_NEWS + 1,
    },
    { myCourses },
  );

/**
 * Counts the new notices of each of these alerts. It stops one above {@link MAX_NEWS}.
 * @param myCourses true for lists of the members' courses
 * @returns the numbers by id; alerts without a new notice are left out
 */
export async function countNewNotices(
  reads: Statements,
  { alerts, myCourses }: { alerts: readonly AlertToCount[]; myCourses: boolean },
): Promise<Map<number, number>> {
  if (alerts.length === 0) return new Map();
  const rows = await reads.rows(countNew({ myCourses }), { alerts: JSON.stringify(alerts) });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** A check of alerts. */
interface CheckedAlerts {
  ids: readonly number[];
  /** Alerts to pause. */
  unopenedIds: readonly number[];
  /** Alerts that cannot be counted. Their marks stay, so the next check reports their notices. */
  failedIds: readonly number[];
  upTo: number;
}

/** Stores the check of alerts that the transaction has locked. */
export const updateChecked = statement<CheckedAlerts>()(
  'alerts.updateChecked',
  (db, { ids, unopenedIds, failedIds, upTo }) =>
    db
      .updateTable('alert')
      .set({
        checked_on: TODAY,
        last_notice_id: sql<number>`case when id = any(${failedIds}::int[]) then last_notice_id
          else greatest(last_notice_id, ${upTo}::int) end`,
        paused: sql<AlertPause | null>`case when id = any(${unopenedIds}::int[]) then ${sql.lit(AlertPause.UNOPENED)} end`,
      })
      .where('id', '=', db.fn.any(ids))
      .returning('id'),
);

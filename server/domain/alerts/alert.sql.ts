import { sql } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/statements/clock';
import { type Params, statementsOn } from '../../platform/database/statements/statement';
import { denialOf } from '../kit/rules/rules';
import { viewerInRow } from '../../selection/viewer-id';
import { NEWEST_ID } from '../notices/lists/new-matches.sql';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import type { AlertList } from './alert-conditions.sql';
import { AlertPause, type AlertTables } from './alert.entity';
import { denyBroadAlert, denyCreatingAlert } from './alert.rules';

const { insertRow, statement, variants } = statementsOn<AlertTables & NoticeStatementTables>();

/**
 * Locks the viewer's row, so that concurrent requests count the alerts one after the other.
 * @returns no row after a withdrawal
 */
export const lockViewerRow = statement<{ viewerId: number }>()('alerts.lockViewer', (db, { viewerId }) =>
  db.selectFrom('member as m').select('m.id').where('m.id', '=', viewerId).forNoKeyUpdate(),
);

/** Values of a check of an alert's list. */
type CheckedList = Pick<AlertList, 'words' | 'filters'>;

const MY_COURSES = { myCourses: [true, false] } as const;

const ofViewer = (list: Params<CheckedList>) => ({ viewerId: viewerInRow('m'), ...list });

/** Check of creating an alert with these conditions. */
export const createAlertCheck = variants<CheckedList & { viewerId: number; params: string }>()(
  'alerts.createCheck',
  MY_COURSES,
  ({ myCourses }) =>
    (db, { viewerId, params, words, filters }) =>
      db
        .selectFrom('member as m')
        .select(
          denialOf(denyCreatingAlert(sql`${params}::text`, { ...ofViewer({ words, filters }), myCourses })).as(
            'denial',
          ),
        )
        .where('m.id', '=', viewerId),
);

/** Check of resuming an alert with these conditions. */
export const resumeAlertCheck = variants<CheckedList & { viewerId: number }>()(
  'alerts.resumeCheck',
  MY_COURSES,
  ({ myCourses }) =>
    (db, { viewerId, words, filters }) =>
      db
        .selectFrom('member as m')
        .select(denialOf(denyBroadAlert({ ...ofViewer({ words, filters }), myCourses })).as('denial'))
        .where('m.id', '=', viewerId),
);

/** Resumes an alert. An active one keeps its values. */
const RESUMED = {
  paused: sql.lit(null),
  opened_at: sql<Date>`case when alert.paused is null then alert.opened_at else ${CLOCK_NOW} end`,
  last_notice_id: sql<number>`case when alert.paused is null then alert.last_notice_id else ${NEWEST_ID} end`,
} as const;

/**
 * Inserts an alert for the notices after the newest one. Resumes an alert with equal conditions.
 */
export const insertAlert = statement<{ viewerId: number; params: string; name: string }>()(
  'alerts.insert',
  (_db, { viewerId, params, name }) =>
    insertRow('alert', { member_id: viewerId, params, name, last_notice_id: NEWEST_ID })
      .onConflict((conflict) => conflict.columns(['member_id', 'params']).doUpdateSet(RESUMED))
      .returning('alert.id'),
);

/** The alert of a request. */
interface OwnAlert {
  viewerId: number;
  id: number;
}

/** Reads the conditions of an alert of the viewer. */
export const readParams = statement<OwnAlert>()('alerts.params', (db, { viewerId, id }) =>
  db.selectFrom('alert').select('params').where('id', '=', id).where('member_id', '=', viewerId),
);

/** Resumes an alert of the viewer. It does nothing to an active one. */
export const updateResumed = statement<OwnAlert>()('alerts.resume', (db, { viewerId, id }) =>
  db.updateTable('alert').set(RESUMED).where('id', '=', id).where('member_id', '=', viewerId).returning('id'),
);

/** Deletes an alert of the viewer. Returns no row without one. */
export const deleteOwnAlert = statement<OwnAlert>()('alerts.delete', (db, { viewerId, id }) =>
  db.deleteFrom('alert').where('id', '=', id).where('member_id', '=', viewerId).returning('id'),
);

/** Stores that the viewer opened the list of an alert. Returns no row without one. */
export const updateOpened = statement<OwnAlert>()('alerts.open', (db, { viewerId, id }) =>
  db
    .updateTable('alert')
    .set({ opened_at: CLOCK_NOW })
    .where('id', '=', id)
    .where('member_id', '=', viewerId)
    .returning('id'),
);

/** Pauses all alerts of a member who moved to another school. */
export const pauseMovedAlerts = statement<{ memberId: number }>()('alerts.pauseMoved', (db, { memberId }) =>
  db
    .updateTable('alert')
    .set({ paused: sql.lit(AlertPause.MOVED) })
    .where('member_id', '=', memberId)
    .returning('id'),
);

import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { excluded } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { hasTeamEnded } from '../../notices/notice.rules';
import type { TeamTables } from '../team.entity';

/**
 * True if the next meeting of the team `te` of the notice `n` is shown: until its end, and while
 * the team is active (rules/team-meetings.md).
 */
export function hasNextMeeting(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    te.meeting_at + te.meeting_minutes * interval '1 minute' > ${CLOCK_NOW} and not ${hasTeamEnded()}
  )`;
}

/** The next meeting of a team. */
interface NextMeeting {
  noticeId: number;
  /** Time in ISO 8601. */
  startsAt: string;
  minutes: number;
  /** Empty without a place. */
  place: string;
}

const { insertRow, statement } = statementsOn<TeamTables>();

/**
 * Stores the next meeting of a locked team. It replaces the former one.
 * @returns no row if the team already has this meeting
 */
export const upsertMeeting = statement<NextMeeting>()('teams.setMeeting', (_db, params) =>
  insertRow('team', {
    notice_id: params.noticeId,
    meeting_at: sql<Date>`${params.startsAt}::timestamptz`,
    meeting_minutes: params.minutes,
    meeting_place: params.place,
    meeting_version: sql.lit(1),
  })
    .onConflict((conflict) =>
      conflict
        .column('notice_id')
        .doUpdateSet({
          ...excluded('meeting_at', 'meeting_minutes', 'meeting_place'),
          meeting_version: sql<number>`team.meeting_version + 1`,
        })
        .where(
          sql<SqlBool>`(team.meeting_at, team.meeting_minutes, team.meeting_place)
            is distinct from (excluded.meeting_at, excluded.meeting_minutes, excluded.meeting_place)`,
        ),
    )
    .returning('notice_id as id'),
);

/** Deletes the next meeting of a locked team, if there is one. The number of its version stays. */
export const deleteMeeting = statement<{ noticeId: number }>()('teams.clearMeeting', (db, { noticeId }) =>
  db
    .updateTable('team')
    .set({ meeting_at: sql.lit(null), meeting_minutes: sql.lit(null), meeting_place: sql.lit(null) })
    .where('notice_id', '=', noticeId)
    .returning('notice_id as id'),
);

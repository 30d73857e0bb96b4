import { type Expression, sql } from 'kysely';
import { BOUNDS } from '../../../../shared/bounds';
import { CLOCK_NOW, TODAY } from '../../../platform/database/statements/clock';
import { statementsOn } from '../../../platform/database/statements/statement';
import { invalid } from '../../../platform/errors/app-error';
import { defineRateLimit } from '../../../platform/shared-state/rate-limits';
import { seoulDateSql } from '../../../platform/text/seoul-time';
import type { Rule } from '../../kit/rules/rules';
import type { Transaction } from '../../kit/transaction/transaction';
import { denyEndedTeam, denyManaging } from '../../notices/notice.rules';
import { defineTeamCheck } from '../team.rules';

/** Changes of next meetings by one member. */
export const MEETING_LIMIT = defineRateLimit({
  name: 'meeting',
  points: 30,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Denies setting the next meeting, except to the owner while the team is active. */
export function denySettingMeeting(viewerId: Expression<number>): Rule[] {
  return [...denyManaging(viewerId), denyEndedTeam()];
}

export const setMeetingCheck = defineTeamCheck('teams.setMeetingCheck', ({ viewerId }) => denySettingMeeting(viewerId));

const { statement } = statementsOn<object>();

const compareStart = statement<{ startsAt: string; maxDays: number }>()(
  'teams.compareMeeting',
  (db, { startsAt, maxDays }) => {
    const time = sql<Date>`${startsAt}::timestamptz`;
    return db.selectNoFrom([
      sql<boolean>`${time} <= ${CLOCK_NOW}`.as('isPast'),
      sql<boolean>`${seoulDateSql(time)} > ${TODAY} + ${maxDays}::int`.as('isTooFar'),
    ]);
  },
);

/**
 * Throws if a meeting starts in the past or too far ahead (rules/team-meetings.md).
 * @param startsAt a time in ISO 8601
 * @throws {AppError} VALIDATION_FAILED
 */
export async function ensureUpcoming(tx: Transaction, startsAt: string): Promise<void> {
  const { max: maxDays } = BOUNDS.meetingDays;
  const compared = await tx.reads.one(compareStart, { startsAt, maxDays });
  if (compared.isPast)
    throw invalid({
      start: {
        ko: '이미 지난 시각이에요. 앞으로 있을 모임을 적어 주세요.',
        en: 'That time has already passed. Choose one in the future.',
      },
    });
  if (compared.isTooFar)
    throw invalid({
      date: {
        ko: `날짜는 오늘부터 ${maxDays}일 안에서 골라 주세요.`,
        en: `Choose a date within the next ${maxDays} days.`,
      },
    });
}

import { sql } from 'kysely';
import { inLanguage } from '../../../../shared/language';
import { PAGE_PATHS } from '../../../../shared/paths';
import { statementsOn } from '../../../platform/database/statements/statement';
import { requireViewerId } from '../../context';
import type { CalendarFiles } from '../../kit/module/module';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import type { TeamTables } from '../team.entity';
import { isInTeam } from '../team.sql';
import { hasNextMeeting } from './next-meeting.sql';

const { statement } = statementsOn<NoticeStatementTables & TeamTables>();

const readMeeting = statement<{ viewerId: number; noticeId: number }>()(
  'teams.calendar',
  (db, { viewerId, noticeId }) =>
    db
      .selectFrom('team as te')
      .innerJoin('notice as n', 'n.id', 'te.notice_id')
      .where('te.notice_id', '=', noticeId)
      .where(({ ref }) => isInTeam(viewerId, ref('n.id')))
      .where(hasNextMeeting())
      .select([
        'n.title',
        'te.meeting_version as version',
        sql<number>`te.meeting_minutes`.as('minutes'),
        sql<string>`te.meeting_place`.as('place'),
        sql<number>`extract(epoch from te.meeting_at)::int`.as('startsAt'),
      ]),
);

/**
 * The next meeting of a team, for its current members (rules/deadlines.md: Calendar files). It is
 * read from the primary, because a replica may lack the latest departure.
 */
export const nextMeetingCalendar: CalendarFiles = {
  name: 'teams',
  read: async (ctx, noticeId) => {
    const meeting = await ctx.primary.row(readMeeting, { viewerId: requireViewerId(ctx), noticeId });
    if (!meeting) return undefined;
    const { title, version, minutes, place, startsAt } = meeting;
    return {
      title: inLanguage(ctx.language, { ko: `‘${title}’ 팀 모임`, en: `Team meeting: “${title}”` }),
      sequence: version,
      startsAt: new Date(startsAt * 1000),
      minutes,
      place,
      page: PAGE_PATHS.team.replace(':id', String(noticeId)),
    };
  },
};

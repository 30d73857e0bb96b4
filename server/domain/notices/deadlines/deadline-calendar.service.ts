import { sql } from 'kysely';
import { inLanguage } from '../../../../shared/language';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { CalendarFiles } from '../../kit/module/module';
import type { NoticeStatementTables } from '../notice-tables.entity';
import { NOTICE_PATH_PREFIXES } from '../../../../shared/paths';
import {
  isRequestedAndVisible,
  type VisibleNoticeParams,
  visibleNoticeParams,
} from '../visibility/notice-visibility.sql';
import { daysLeft } from './deadline.sql';

/** The reminder is at 9:00 on the day before the deadline. */
const REMINDER_HOURS = 15;

const { statement } = statementsOn<NoticeStatementTables>();

const readDeadline = statement<VisibleNoticeParams>()('notices.calendar', (db, params) =>
  db
    .selectFrom('notice as n')
    .where(isRequestedAndVisible(params, params.viewerId))
    .where(sql<boolean>`${daysLeft()} is not null`)
    .select(['n.title', 'n.kind', 'n.version', sql<string>`n.deadline::text`.as('day')]),
);

/**
 * The deadline of a notice that recruits, for members who see the notice (rules/deadlines.md:
 * Calendar files).
 */
export const deadlineCalendar: CalendarFiles = {
  name: 'notices',
  read: async (ctx, noticeId) => {
    const notice = await ctx.reads.row(readDeadline, visibleNoticeParams(ctx, noticeId));
    if (!notice) return undefined;
    const { title, kind, version, day } = notice;
    return {
      title: inLanguage(ctx.language, { ko: `‘${title}’ 모집 마감`, en: `Deadline: “${title}”` }),
      sequence: version,
      day,
      reminderHours: REMINDER_HOURS,
      page: `${NOTICE_PATH_PREFIXES[kind]}${noticeId}`,
    };
  },
};

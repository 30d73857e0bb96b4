import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { isRecruiting } from '../deadlines/deadline.sql';
import { SEAT_COUNT } from '../kinds/headcount.sql';
import type { NoticeKind } from '../notice.entity';
import type { NoticeStatementTables } from '../notice-tables.entity';

const { statement } = statementsOn<NoticeStatementTables>();

/**
 * Reads the columns of a notice that its share link shows to anybody.
 * @returns undefined if the notice does not exist, has another kind or is hidden
 */
export const readShared = statement<{ noticeId: number; kind: NoticeKind }>()(
  'notices.shared',
  (db, { noticeId, kind }) =>
    db
      .selectFrom('notice as n')
      .select([
        'n.title',
        'n.university',
        SEAT_COUNT.as('headcount'),
        isRecruiting().as('recruiting'),
        'n.frontend_number',
        'n.backend_number',
        'n.designer_number',
      ])
      .where('n.id', '=', noticeId)
      .where('n.kind', '=', kind)
      .where('n.hidden', '=', sql.lit(false)),
);

/** Columns of a notice that a share link shows, with its number of seats. */
export type SharedNotice = { headcount: number } & Pick<
  NoticeStatementTables['notice'],
  'title' | 'university' | 'recruiting' | 'frontend_number' | 'backend_number' | 'designer_number'
>;

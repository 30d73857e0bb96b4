import { type RawBuilder, sql } from 'kysely';
import type { ViewerId } from '../../../selection/viewer-id';
import { isListed } from '../visibility/notice-visibility.sql';
import { isInRecruitingList } from './deadline-list.sql';

/** Default of the maximum number of notices. It bounds the time of statements in a large school. */
const MAX_FIRST = 500;

/** The first notices of a source that recruit. */
export interface FirstRecruiting {
  /** FROM and conditions of the notices `n`. */
  source: RawBuilder<unknown>;
  closingSoon?: boolean;
  /** The maximum number of notices. */
  limit?: number;
}

/**
 * Selects the newest notices `n` that recruit, or those that close first. With a constant limit
 * PostgreSQL would sort all of them. With a limit from a subquery it reads them in the order of an
 * index.
 */
export function firstRecruiting({
  source,
  closingSoon = false,
  limit = MAX_FIRST,
}: FirstRecruiting): RawBuilder<unknown> {
  const order = closingSoon ? sql`n.deadline, n.id desc` : sql`n.id desc`;
  return sql`(
    select n.* from ${source} and ${isInRecruitingList(closingSoon)}
    order by ${order} limit (select ${sql.lit(limit)})
  ) n`;
}

/** FROM and conditions of the notices `n` in the viewer's lists. */
export const fromListed = (viewerId: ViewerId) => sql`notice n where ${isListed(viewerId)}`;

/** Selects the newest recruiting notices `n` in the viewer's lists. */
export const newestRecruiting = (viewerId: ViewerId) => firstRecruiting({ source: fromListed(viewerId) });

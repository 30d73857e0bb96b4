import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Params } from '../../../platform/database/statements/statement';
import { isBlockedBetween } from '../../blocks/block.sql';
import { type Context, requireViewerId } from '../../context';
import type { ViewerId } from '../../../selection/viewer-id';
import { isInViewersSchool, isModerator } from '../../members/member-visibility.sql';
import { contributions as profileContributions } from '../../profiles/profile-contributions.sql';
import { contributions } from '../notice-contributions.sql';
import { isOfKinds, kindsOf } from '../kinds/notice-kind.sql';
import type { NoticeKind } from '../notice.entity';
import type { NoticeStatementTables } from '../notice-tables.entity';

type ScopedNotice = { n: NoticeStatementTables['notice'] };

/**
 * True if the lists and searches of the viewer contain the notice `n` (rules/moderation.md,
 * rules/blocking.md). They omit hidden notices even for members who still see them. So all members
 * of a school get the same totals.
 */
export function isListed(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([
    isInViewersSchool(viewerId, eb.ref('n.school_key')),
    eb('n.hidden', '=', sql.lit(false)),
    eb.not(isBlockedBetween(viewerId, eb.ref('n.owner_id'))),
  ]);
}

profileContributions.ownsListedNotice.by((viewerId, memberId) =>
  expressionBuilder<NoticeStatementTables>().exists((eb) =>
    eb
      .selectFrom('notice as n')
      .select(sql.lit(1).as('one'))
      .where('n.owner_id', '=', memberId)
      .where(isListed(viewerId)),
  ),
);

/** True if the notice `n` is not hidden, or if the viewer moderates its school. */
function isNotHidden(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.or([eb('n.hidden', '=', sql.lit(false)), isModerator(viewerId, eb.ref('n.school_key'))]);
}

/**
 * True if neither a block nor a moderator hides the notice `n` from the viewer. The school does not
 * matter.
 */
export function isNeitherBlockedNorHidden(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([eb.not(isBlockedBetween(viewerId, eb.ref('n.owner_id'))), isNotHidden(viewerId)]);
}

/**
 * True if the notice `n` is visible to the viewer (rules/rights.md). One of these
 * is enough:
 * - The viewer owns it.
 * - It belongs to the viewer's school, and neither a block nor a moderator hides it.
 * - The viewer applied to it, and no moderator hides it. If one of the two has blocked the other,
 *   the application must be undecided.
 * - The viewer is in its team.
 */
export function isVisibleTo(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  const unblocked = eb.not(isBlockedBetween(viewerId, eb.ref('n.owner_id')));
  return eb.or([
    eb('n.owner_id', '=', viewerId),
    eb.and([isInViewersSchool(viewerId, eb.ref('n.school_key')), isNeitherBlockedNorHidden(viewerId)]),
    eb.and([contributions.keepsVisible(viewerId, eb.ref('n.id'), unblocked), isNotHidden(viewerId)]),
    contributions.hasSeat(viewerId, eb.ref('n.id')),
  ]);
}

/** Source of one row: the notice `n` with this id, if it is visible to the viewer. */
export const visibleNotice = (viewerId: ViewerId, noticeId: Expression<number | null>): RawBuilder<unknown> =>
  sql`notice n where n.id = ${noticeId} and ${isVisibleTo(viewerId)}`;

/** Parameters of statements about the one notice of a request. */
export interface VisibleNoticeParams {
  viewerId: number;
  noticeId: number;
  kinds: readonly NoticeKind[];
}

/**
 * Returns the parameters for the notice of a request.
 * @param kind the required kind, for requests about projects or studies
 * @throws {AppError} UNAUTHENTICATED
 */
export function visibleNoticeParams(ctx: Context, noticeId: number, kind?: NoticeKind): VisibleNoticeParams {
  return { viewerId: requireViewerId(ctx), noticeId, kinds: kindsOf(kind) };
}

/** True if `n` is the notice of the request and visible to the viewer. */
export function isRequestedAndVisible(
  { noticeId, kinds }: Params<VisibleNoticeParams>,
  viewerId: ViewerId,
): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([eb('n.id', '=', noticeId), isOfKinds(kinds), isVisibleTo(viewerId)]);
}

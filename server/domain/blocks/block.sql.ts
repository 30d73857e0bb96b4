import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ViewerId } from '../../selection/viewer-id';
import type { MemberTables } from '../members/member.entity';
import { blockedMembers, isInViewersSchool } from '../members/member-visibility.sql';

/**
 * True if either member has blocked the other (rules/blocking.md). False if the other id is null,
 * for example for the author of a comment who withdrew.
 */
export function isBlockedBetween(viewerId: ViewerId, memberId: Expression<number | null>): RawBuilder<SqlBool> {
  return sql`(${memberId} = any (${blockedMembers(viewerId)})) is true`;
}

/**
 * True if the member `m` is visible to the viewer: not hidden, of the viewer's school, and without
 * a block between them.
 */
export function isVisibleMember(viewerId: ViewerId): Expression<SqlBool> {
  const { and, eb, not, ref } = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return and([
    eb('m.hidden', '=', sql.lit(false)),
    isInViewersSchool(viewerId, ref('m.school_key')),
    not(isBlockedBetween(viewerId, ref('m.id'))),
  ]);
}

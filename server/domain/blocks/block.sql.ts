import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ViewerId } from '../../selection/viewer-id';
import { blockedMembers } from '../members/member-visibility.sql';

/**
 * True if either member has blocked the other (rules/blocking.md). False if the other id is null,
 * for example for the author of a comment who withdrew.
 */
export function isBlockedBetween(viewerId: ViewerId, memberId: Expression<number | null>): RawBuilder<SqlBool> {
  return sql`(${memberId} = any (${blockedMembers(viewerId)})) is true`;
}

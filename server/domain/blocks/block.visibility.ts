import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ViewerId } from '../kit/viewer-id';
import { membersApartFrom } from '../members/member.contributions';

/**
 * True unless either member has blocked the other (rules.md: Blocking). True if the other id is
 * null, for example for the author of a comment who withdrew.
 */
export function isNotApart(viewerId: ViewerId, memberId: Expression<number | null>): RawBuilder<SqlBool> {
  return sql`(${memberId} = any (${membersApartFrom(viewerId)})) is not true`;
}

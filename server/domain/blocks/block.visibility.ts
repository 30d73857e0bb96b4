import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ViewerId } from '../kit/viewer-id';
import { membersApartFrom } from '../members/member.contributions';

/**
 * Whether no block is between two members (rules.md: Blocking). True where the other one is null,
 * as for the author of a comment who withdrew.
 */
export function isNotApart(viewerId: ViewerId, memberId: Expression<number | null>): RawBuilder<SqlBool> {
  return sql`(${memberId} = any (${membersApartFrom(viewerId)})) is not true`;
}

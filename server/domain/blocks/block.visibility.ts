import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { membersApartFrom } from './block.contributions';

/**
 * Whether no block is between two members (rules.md: Blocking). The members whom a viewer shares a block with are looked up
 * once for a whole statement. True where the other one is null, as for the author of a comment who withdrew.
 */
export function isNotApart(viewerId: Expression<number>, memberId: Expression<number | null>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${memberId} in (${membersApartFrom(viewerId)})) is not true`;
}

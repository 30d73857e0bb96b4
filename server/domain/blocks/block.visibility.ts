import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { membersApartFrom } from './block.contributions';

/**
 * Whether no block is between two members (rules.md: Blocking). The members whom a viewer shares a block with are looked up
 * once for a whole statement. True where the other one is null, as for the author of a comment who withdrew.
 * @param rows how many rows are asked: few are compared with a list, which takes PostgreSQL less time to prepare than the hash
 *   table that many need
 */
export function isNotApart(
  viewerId: Expression<number>,
  memberId: Expression<number | null>,
  rows: 'few' | 'many' = 'many',
): RawBuilder<SqlBool> {
  const apart = membersApartFrom(viewerId);
  const isApart = rows === 'few' ? sql`= any (array(${apart}))` : sql`in (${apart})`;
  return sql<SqlBool>`(${memberId} ${isApart}) is not true`;
}

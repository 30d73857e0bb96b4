import { type Expression, sql } from 'kysely';
import type { Rule } from '../kit/rules';

/** Whom nobody blocks: themselves, and moderators, whom everybody must be able to reach (rules.md: Blocking). The row is `m`. */
export function blockRules(viewerId: Expression<number>): Rule[] {
  return [
    ['OWN_ACCOUNT', sql`m.id = ${viewerId}`],
    ['MODERATOR_BLOCKED', sql`m.moderator`],
  ];
}

import { type Expression, sql } from 'kysely';
import type { Rule } from '../kit/rules';

/**
 * Rules for blocking the member `m`: everybody must be able to reach moderators (rules.md:
 * Blocking).
 */
export function blockRules(viewerId: Expression<number>): Rule[] {
  return [
    ['OWN_ACCOUNT', sql`m.id = ${viewerId}`],
    ['MODERATOR_BLOCKED', sql`m.moderator`],
  ];
}

import { type Expression, sql } from 'kysely';
import type { Rule } from '../kit/rules';

/**
 * Denies blocking oneself or a moderator, as the member `m`. Moderators must stay reachable for
 * everybody (rules.md: Blocking).
 */
export function blockRules(viewerId: Expression<number>): Rule[] {
  return [
    ['OWN_ACCOUNT', sql`m.id = ${viewerId}`],
    ['MODERATOR_BLOCKED', sql`m.moderator`],
  ];
}

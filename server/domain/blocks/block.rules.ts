import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { type Expression, sql } from 'kysely';
import type { Rule } from '../kit/rules/rules';

/** Blocks that one member adds or removes. */
export const BLOCK_LIMIT = defineRateLimit({ name: 'block', points: 60, durationSeconds: 60 * 60, isAnnounced: true });

/**
 * Denies blocking oneself or a moderator, as the member `m`. Moderators must stay reachable
 * for everybody (rules/blocking.md).
 */
export function denyBlocking(viewerId: Expression<number>): Rule[] {
  return [
    ['OWN_ACCOUNT', sql`m.id = ${viewerId}`],
    ['MODERATOR_BLOCKED', sql`m.moderator`],
  ];
}

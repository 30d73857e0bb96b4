import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { denialOf, type Rule } from '../kit/rules/rules';
import { viewerInRow } from '../kit/rules/viewer-id';
import type { MemberTables } from '../members/member.entity';
import type { SchoolProof } from '../members/member.rules';
import { isHidden } from '../members/member-visibility.sql';
import { seesSeekers } from './seeker.sql';

/** Starts of looking for a team by one member. */
export const SEEKING_LIMIT = defineRateLimit({
  name: 'seeking',
  points: 10,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Pages of the list of seekers that one member reads. */
export const SEEKER_PAGE_LIMIT = defineRateLimit({
  name: 'seekerPage',
  points: 300,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

// Rules about the member `m`. Each condition is true if the action is denied.

/**
 * Denies looking for a team to members without a verified school, unless schools cannot be
 * verified, and to hidden members (rules.md: Looking for a team).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function denySeeking(proof: Expression<SchoolProof>): Rule[] {
  return [
    ['FORBIDDEN', isHidden(viewerInRow('m'))],
    ['SCHOOL_UNVERIFIED', sql`not ${seesSeekers(viewerInRow('m'), proof)}`],
  ];
}

const { statement } = statementsOn<MemberTables>();

/**
 * Locks the viewer, so that no offer to them is written meanwhile, and reads why they may not look
 * for a team.
 */
export const seekingCheck = statement<{ viewerId: number; proof: SchoolProof }>()(
  'seekers.seekingCheck',
  (db, { viewerId, proof }) =>
    db
      .selectFrom('member as m')
      .select(denialOf(denySeeking(sql`${proof}::text`)).as('denial'))
      .where('m.id', '=', viewerId)
      .forNoKeyUpdate('m'),
);

import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { denialOf, type Rule } from '../kit/rules/rules';
import { viewerInRow } from '../../selection/viewer-id';
import type { MemberTables } from '../members/member.entity';
import type { SchoolProof } from '../members/member.rules';
import { isHidden } from '../members/member-visibility.sql';
import { isLooking, seesSeekers } from './seeker.sql';

/** Calls of `startSeeking` and `updateSeeking` by one member. */
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
 * Denies looking for a team to hidden members, and to those without a verified school if schools
 * can be verified (rules/seekers.md).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function denySeeking(proof: Expression<SchoolProof>): Rule[] {
  return [
    ['FORBIDDEN', isHidden(viewerInRow('m'))],
    ['SCHOOL_UNVERIFIED', sql`not ${seesSeekers(viewerInRow('m'), proof)}`],
  ];
}

/** Denies `updateSeeking` to members who do not look for a team. */
function denyUpdatingSeeking(proof: Expression<SchoolProof>): Rule[] {
  return [['NOT_LOOKING', sql`not exists (select from seeker s where s.member_id = m.id and ${isLooking(proof)})`]];
}

const { statement } = statementsOn<MemberTables>();

/**
 * Defines a check of the viewer `m`. It locks the viewer's row, so that no offer to the viewer is
 * written meanwhile.
 */
const defineSeekingCheck = (name: string, rules: (proof: Expression<SchoolProof>) => Rule[]) =>
  statement<{ viewerId: number; proof: SchoolProof }>()(name, (db, { viewerId, proof }) =>
    db
      .selectFrom('member as m')
      .select(denialOf(rules(sql`${proof}::text`)).as('denial'))
      .where('m.id', '=', viewerId)
      .forNoKeyUpdate('m'),
  );

export const seekingCheck = defineSeekingCheck('seekers.seekingCheck', denySeeking);

export const updateSeekingCheck = defineSeekingCheck('seekers.updateSeekingCheck', denyUpdatingSeeking);

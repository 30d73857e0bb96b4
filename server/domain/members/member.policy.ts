import type { Context } from '../context';
import type { Refusal } from '../kit/refusal';

/** What the verification of schools is needed for (the setting SCHOOL_PROOF). */
export type SchoolProof = Context['env']['SCHOOL_PROOF'];

/** What policies know of a member's school. */
export interface ProvenMember {
  schoolVerified: boolean;
}

/**
 * Refuses to post and to comment to members who have not verified their school, where everybody must (rules.md: Verified
 * schools).
 * @returns SCHOOL_UNVERIFIED or null
 */
export function refusalToContribute(member: ProvenMember, proof: SchoolProof): Refusal {
  return proof === 'required' && !member.schoolVerified ? 'SCHOOL_UNVERIFIED' : null;
}

import { AppError } from '../../platform/errors';
import { seoulMinute } from '../../platform/seoul';
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

/**
 * Refuses all writes of a suspended member (rules.md: Reports and moderation).
 * @param until the end of the suspension; null without one
 * @throws {AppError} SUSPENDED, with the time from which the member may write again
 */
export function ensureNotSuspended(until: Date | null): void {
  if (!until) return;
  const message = `이용이 정지되어서 지금은 읽기만 할 수 있어요. ${seoulMinute(until)}부터 다시 할 수 있어요.`;
  throw new AppError('SUSPENDED', { message, retryAfter: Math.ceil((until.getTime() - Date.now()) / 1000) });
}

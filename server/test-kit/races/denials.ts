import type { Outcome } from '../clients/outcomes';

/**
 * All actors of a write. The stranger belongs to another school. The newcomer has no relation to
 * the notice.
 */
export const ACTORS = ['visitor', 'stranger', 'newcomer', 'applicant', 'teammate', 'owner'] as const;

export type Actor = (typeof ACTORS)[number];

/** Error codes of a write by actor (rules/rights.md). All other actors may do it. */
export type Denials = Partial<Record<Actor, Outcome>>;

export const VISITORS: Denials = { visitor: 'UNAUTHENTICATED' };
export const SCHOOL: Denials = { ...VISITORS, stranger: 'NOT_FOUND' };
export const MEMBERS_OF_TEAM: Denials = { ...SCHOOL, newcomer: 'NOT_FOUND', applicant: 'NOT_FOUND' };
export const OWNER_OF_TEAM: Denials = { ...MEMBERS_OF_TEAM, teammate: 'FORBIDDEN' };
export const OWNER_OF_NOTICE: Denials = {
  ...SCHOOL,
  newcomer: 'FORBIDDEN',
  applicant: 'FORBIDDEN',
  teammate: 'FORBIDDEN',
};
export const ONE: Denials = {
  ...SCHOOL,
  newcomer: 'NOT_FOUND',
  applicant: 'NOT_FOUND',
  teammate: 'NOT_FOUND',
  owner: 'NOT_FOUND',
};
export const ANYBODY: Denials = {};

/** Returns the denials of all actors except one. */
export const without = (denials: Denials, actor: Actor): Denials => ({ ...denials, [actor]: undefined });

/**
 * What members agree to, each with the version that is in force (rules.md: Consents). A change of
 * the terms or of the privacy notice that members have to agree to again gets another version here,
 * and nowhere else.
 */
export const CONSENT_VERSIONS = {
  /** The terms of use: the date since which they are in force. */
  TERMS: '2026-11-23',
  /** The privacy notice: the date since which it is in force. */
  PRIVACY: '2026-11-26',
  /** The age that a member confirms to have reached. */
  AGE: '14',
} as const;

/** What a member agrees to. */
export type ConsentKind = keyof typeof CONSENT_VERSIONS;

/** All of them, in the order in which they are asked for. */
export const CONSENT_KINDS = Object.keys(CONSENT_VERSIONS) as ConsentKind[];

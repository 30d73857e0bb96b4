/**
 * Consents of members with the version in force (rules/consents.md). If members must consent
 * again to changed terms or a changed privacy notice, change the version here only.
 */
export const CONSENT_VERSIONS = {
  /** Terms of use: the date on which this version came into force. */
  TERMS: '2026-11-23',
  /** Privacy notice: the date on which this version came into force. */
  PRIVACY: '2026-11-28',
  /** Minimum age that a member confirms. */
  AGE: '14',
} as const;

/** Kinds of consent. */
export type ConsentKind = keyof typeof CONSENT_VERSIONS;

/** All kinds, in the order of the form. */
export const CONSENT_KINDS = Object.keys(CONSENT_VERSIONS) as ConsentKind[];

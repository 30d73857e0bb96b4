/** Roles of the demo's accounts. */
export enum DemoRole {
  OWNER = 'OWNER',
  APPLICANT = 'APPLICANT',
}

/** Password of everybody in the demo. */
export const DEMO_PASSWORD = 'hanteam-demo';

/**
 * Accounts to try the demo. minji has applications that need a decision, junho has decided ones.
 */
export const DEMO_ACCOUNTS = [
  { loginId: 'minji', role: DemoRole.OWNER },
  { loginId: 'junho', role: DemoRole.APPLICANT },
] as const;

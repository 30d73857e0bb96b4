import type { Context } from '../context';

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

/** True if the login page offers accounts: outside of production and with DEMO=on. */
export function offersDemo({ NODE_ENV, DEMO }: Pick<Context['env'], 'NODE_ENV' | 'DEMO'>): boolean {
  return NODE_ENV !== 'production' && DEMO === 'on';
}

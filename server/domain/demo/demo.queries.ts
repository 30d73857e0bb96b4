import type { Context } from '../context';

/** What one sees as one of the demo's people. */
export enum DemoRole {
  OWNER = 'OWNER',
  APPLICANT = 'APPLICANT',
}

/** The password of everybody in the demo. */
export const DEMO_PASSWORD = 'hanteam-demo';

/**
 * The accounts to try the demo with: minji has applications to decide on, junho has some that were
 * decided.
 */
export const DEMO_ACCOUNTS = [
  { loginId: 'minji', role: DemoRole.OWNER },
  { loginId: 'junho', role: DemoRole.APPLICANT },
] as const;

/** Whether the login page offers accounts: not in production, and not without DEMO. */
export function offersDemo({ NODE_ENV, DEMO }: Pick<Context['env'], 'NODE_ENV' | 'DEMO'>): boolean {
  return NODE_ENV !== 'production' && DEMO === 'on';
}

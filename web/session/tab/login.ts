import { createSignal } from '../../signal';

/**
 * The session storage key of the login id. A stored value means that this tab has logged in before.
 */
const LOGIN_ID_KEY = 'id';
/** The local storage key of the time of the last logout. */
const LOGOUT_KEY = 'logged-out-at';
/** The time within which other tabs show a logout as the reason, in milliseconds. */
const LOGOUT_MS = 10_000;

export function rememberLogin(loginId: string): void {
  sessionStorage.setItem(LOGIN_ID_KEY, loginId);
}

/** Returns the login id of the last login in this tab, or null. */
export function getLoginId(): string | null {
  return sessionStorage.getItem(LOGIN_ID_KEY);
}

/** Removes everything that this tab stores for a member, such as the login id and the drafts. */
export function forgetLogin(): void {
  sessionStorage.clear();
}

/** Notifies the listeners that the session has ended. */
export const { emit: reportExpiry, subscribe: onExpiry } = createSignal();

/**
 * Records the time of a logout, so that other tabs can show the reason: the server closes their
 * sockets before this tab gets the response.
 */
export function markLogout(): void {
  localStorage.setItem(LOGOUT_KEY, String(Date.now()));
}

/** Whether a tab of this browser has logged out a moment ago. */
export function hasJustLoggedOut(): boolean {
  return Date.now() - Number(localStorage.getItem(LOGOUT_KEY)) < LOGOUT_MS;
}

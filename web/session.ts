/** The session storage key of the login id. Its presence means that this tab has logged in before. */
const LOGIN_ID_KEY = 'id';
const EXPIRED_EVENT = 'hanteam:session-expired';

/** Stores the login id for this tab. */
export function rememberLogin(loginId: string): void {
  sessionStorage.setItem(LOGIN_ID_KEY, loginId);
}

/** Returns the login id of the last login in this tab, or null. */
export function getLoginId(): string | null {
  return sessionStorage.getItem(LOGIN_ID_KEY);
}

/** Removes everything that this tab stores for a member: the login id and the drafts. */
export function forgetLogin(): void {
  sessionStorage.clear();
}

/** How a session has ended: by itself, or by a logout in another tab. */
export type SessionEnd = 'EXPIRED' | 'LOGGED_OUT';

/** Notifies the listeners that the session has ended. */
export function announceExpiry(end: SessionEnd = 'EXPIRED'): void {
  window.dispatchEvent(new CustomEvent<SessionEnd>(EXPIRED_EVENT, { detail: end }));
}

/** Calls `listener` whenever the session has ended. Returns a function that removes the listener. */
export function onExpiry(listener: (end: SessionEnd) => void): () => void {
  const listen = (event: Event): void => listener(event instanceof CustomEvent ? event.detail : 'EXPIRED');
  window.addEventListener(EXPIRED_EVENT, listen);
  return () => window.removeEventListener(EXPIRED_EVENT, listen);
}

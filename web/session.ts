/** The login id, as the old client kept it too. It also says that this tab has been logged in. */
const LOGIN_ID = 'id';
const EXPIRED = 'hanteam:session-expired';

/** Remembers who logged in, in this tab. */
export function rememberLogin(loginId: string): void {
  sessionStorage.setItem(LOGIN_ID, loginId);
}

/** Who logged in last in this tab, if anybody. */
export function getLoginId(): string | null {
  return sessionStorage.getItem(LOGIN_ID);
}

/** Forgets everything that this tab kept of a member: the login id and the drafts. */
export function forgetLogin(): void {
  sessionStorage.clear();
}

/** Tells the page that the server no longer knows the session. */
export function announceExpiry(): void {
  window.dispatchEvent(new Event(EXPIRED));
}

/** Calls back whenever the session has ended; returns a function that stops it. */
export function onExpiry(listener: () => void): () => void {
  window.addEventListener(EXPIRED, listener);
  return () => window.removeEventListener(EXPIRED, listener);
}

import { getLoginId, rememberLogin } from './session';

/** The member whom a tab shows as logged in. */
export interface TabMember {
  id: string;
  loginId: string;
}

/** The session storage key of the member's id. Like the drafts, it survives a reload of the tab. */
const MEMBER_KEY = 'member';
const CHANGED_EVENT = 'hanteam:member-changed';

/**
 * All tabs of the browser share one session, so they announce logins to each other. Null stands for
 * a logout.
 */
let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('hanteam-session'));

/** Returns the id of the member whom this tab shows as logged in, or null. */
export function getMemberId(): string | null {
  return sessionStorage.getItem(MEMBER_KEY);
}

/** Makes the member the one whom this tab shows. */
export function setTabMember({ id, loginId }: TabMember): void {
  sessionStorage.setItem(MEMBER_KEY, id);
  rememberLogin(loginId);
}

/** Removes the member's id. The login id stays, and with it the member's drafts. */
export function clearTabMember(): void {
  sessionStorage.removeItem(MEMBER_KEY);
}

/** Whether this tab shows another member or stores another member's drafts. */
export function showsOther({ id, loginId }: TabMember): boolean {
  return (getMemberId() ?? id) !== id || (getLoginId() ?? loginId) !== loginId;
}

/**
 * Announces a login to the other tabs of the browser.
 * @param id the member's id, or null after a logout
 */
export function announceMember(id: string | null): void {
  openChannel().postMessage(id);
}

/** Notifies the listeners in this tab that the session belongs to another member. */
export function announceMemberChange(): void {
  window.dispatchEvent(new Event(CHANGED_EVENT));
}

/** Changes of the session outside of this tab. */
interface MemberListener {
  /** Another tab logged in or out. Null stands for a logout. */
  onAnnouncement(id: string | null): void;
  /** The session belongs to another member. */
  onChange(): void;
}

/** Calls the listener until the returned function is called. */
export function listenToMembers({ onAnnouncement, onChange }: MemberListener): () => void {
  const receive = ({ data }: MessageEvent<string | null>): void => onAnnouncement(data);
  openChannel().addEventListener('message', receive);
  window.addEventListener(CHANGED_EVENT, onChange);
  return () => {
    openChannel().removeEventListener('message', receive);
    window.removeEventListener(CHANGED_EVENT, onChange);
  };
}

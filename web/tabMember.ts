import { getLoginId, rememberLogin } from './session';

/** The member whom a page shows as logged in. */
export interface TabMember {
  id: string;
  loginId: string;
}

/**
 * The session storage key of the member's id, which outlives a reload of the tab like the drafts
 * do.
 */
const MEMBER_KEY = 'member';
const CHANGED_EVENT = 'hanteam:member-changed';

/**
 * All tabs of the browser share one session, so they tell each other who has logged in. Null stands
 * for a logout.
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

/** Removes the member's id. The login id stays, and with it the drafts of the member. */
export function clearTabMember(): void {
  sessionStorage.removeItem(MEMBER_KEY);
}

/** Whether this tab shows another member, or stores the drafts of another one. */
export function showsOther({ id, loginId }: TabMember): boolean {
  return (getMemberId() ?? id) !== id || (getLoginId() ?? loginId) !== loginId;
}

/** Tells the other tabs of the browser who has logged in here; null after a logout. */
export function announceMember(id: string | null): void {
  openChannel().postMessage(id);
}

/** Notifies the listeners in this tab that the session turned out to be another member's. */
export function announceMemberChange(): void {
  window.dispatchEvent(new Event(CHANGED_EVENT));
}

/** What can happen to the session of a tab from outside. */
interface MemberListener {
  /** Another tab logged in or out; null after a logout. */
  onAnnouncement(id: string | null): void;
  /** The session turned out to be another member's. */
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

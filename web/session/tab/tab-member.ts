import { createSignal } from '../../signal';
import { getLoginId, rememberLogin } from './login';

/** The member whom a tab shows as logged in. */
export interface TabMember {
  id: string;
  loginId: string;
}

/** The session storage key of the member's id. Like the drafts, it survives a reload of the tab. */
const MEMBER_KEY = 'member';

/**
 * Carries the id of the member who is logged in now, or null after a logout. All tabs of a browser
 * share one session.
 */
let channel: BroadcastChannel | undefined;
const openChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('hanteam-session'));

/** Returns the id of the member whom this tab shows as logged in, or null. */
export function getMemberId(): string | null {
  return sessionStorage.getItem(MEMBER_KEY);
}

/** Stores the member that this tab shows as logged in. */
export function setTabMember({ id, loginId }: TabMember): void {
  sessionStorage.setItem(MEMBER_KEY, id);
  rememberLogin(loginId);
}

/** Removes the member's id. The login id stays, and with it the member's drafts. */
export function clearTabMember(): void {
  sessionStorage.removeItem(MEMBER_KEY);
}

/** Whether this tab shows another member or stores another member's drafts. */
export function belongsToOther({ id, loginId }: TabMember): boolean {
  return (getMemberId() ?? id) !== id || (getLoginId() ?? loginId) !== loginId;
}

/**
 * Announces to the other tabs of the browser who is logged in now.
 * @param id the member's id, or null after a logout
 */
export function broadcastMember(id: string | null): void {
  openChannel().postMessage(id);
}

const { emit, subscribe } = createSignal();

/** Notifies the listeners in this tab that the session belongs to another member. */
export const reportOtherMember = emit;

interface MemberListener {
  /** Another tab has logged in or out. Null stands for a logout. */
  onBroadcast(id: string | null): void;
  /** A response has shown that the session belongs to another member. */
  onChange(): void;
}

/**
 * Calls the listener when the member of the session changes.
 * @returns a function that removes the listener
 */
export function listenToMembers({ onBroadcast, onChange }: MemberListener): () => void {
  const receive = ({ data }: MessageEvent<string | null>): void => onBroadcast(data);
  openChannel().addEventListener('message', receive);
  const removeListener = subscribe(onChange);
  return () => {
    openChannel().removeEventListener('message', receive);
    removeListener();
  };
}

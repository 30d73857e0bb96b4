/**
 * The browser cache with query responses for offline reading. It belongs to one member, whose id is
 * stored in localStorage. These names must not change, because browsers contain data under them.
 */
const CACHE = 'hanteam-answers';
const MEMBER_KEY = 'answers-of';
/** The maximum number of stored responses. Nobody reads more pages again offline. */
const MAX_RESPONSES = 80;

/**
 * The queries whose responses are stored for offline reading. Everybody who uses the browser can
 * read them, so they contain no reports, no applicants' texts, no e-mail addresses and no team
 * pages (rules/client.md: Reading offline). `MyTeamsTabs` has only counts.
 */
export const STORED_QUERIES: ReadonlySet<string> = new Set([
  'Layout',
  'HomePage',
  'NoticeListPage',
  'NoticeCounts',
  'NoticePage',
  'CommentSection',
  'MoreReplies',
  'NotificationsPage',
  'MyTeamsTabs',
  'MyNoticesPage',
  'MyApplicationsPage',
  'FavouritesPage',
  'LegalPage',
]);

interface StoredQuery {
  operationName: string;
  variables: object;
}

/** Browsers provide the cache only on https and localhost. */
const isSupported = (): boolean => 'caches' in globalThis;

const keyOf = ({ operationName, variables }: StoredQuery): string =>
  `/answers/${operationName}?${encodeURIComponent(JSON.stringify(variables))}`;

const operationOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Returns the id of the member whose responses are stored, or null. */
export function getStoredMember(): string | null {
  return localStorage.getItem(MEMBER_KEY);
}

let resolveClaim: () => void = () => undefined;
const claim = new Promise<void>((resolve) => (resolveClaim = resolve));

/**
 * Makes this member the owner of the stored responses. Deletes those of another member, and those
 * of queries that are no longer listed.
 */
export async function claimStoredResponses(memberId: string): Promise<void> {
  if (getStoredMember() !== memberId) {
    await deleteStoredResponses();
    localStorage.setItem(MEMBER_KEY, memberId);
  } else {
    await deleteUnlisted();
  }
  resolveClaim();
}

/**
 * Resolves after `claimStoredResponses`. A new tab has no member before its first response.
 */
export function waitForClaim(): Promise<void> {
  return claim;
}

export async function deleteStoredResponses(): Promise<void> {
  localStorage.removeItem(MEMBER_KEY);
  if (isSupported()) await caches.delete(CACHE);
}

/** Deletes the stored responses of queries that are no longer in the list. */
async function deleteUnlisted(): Promise<void> {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  const unlisted = (await cache.keys()).filter(({ url }) => !STORED_QUERIES.has(operationOf(url)));
  await Promise.all(unlisted.map((request) => cache.delete(request)));
}

/** Stores a response as the newest one. Deletes the oldest ones above the limit. */
export async function storeResponse(query: StoredQuery, data: object): Promise<void> {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  await cache.delete(keyOf(query));
  await cache.put(keyOf(query), Response.json(data));
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -MAX_RESPONSES).map((request) => cache.delete(request)));
}

/** Returns a stored response, or undefined if there is none. */
export async function readStoredResponse(query: StoredQuery): Promise<Record<string, unknown> | undefined> {
  if (!isSupported() || getStoredMember() === null) return undefined;
  const response = await caches.match(keyOf(query), { cacheName: CACHE });
  return response && ((await response.json()) as Record<string, unknown>);
}

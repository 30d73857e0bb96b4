/**
 * The browser cache with query responses for offline reading. It belongs to one member, whose id is
 * stored in localStorage.
 */
const CACHE = 'hanteam-answers';
const OWNER_KEY = 'answers-of';
/** More pages than anybody reads again offline. */
const MAX_ANSWERS = 80;

/**
 * The queries whose responses are stored for offline reading. Everybody who uses the browser can
 * read them. So they contain no reports, no applicants' texts, no email addresses and no teams
 * (rules.md: Reading offline). Queries outside this list are not stored.
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
  'MyTeams',
  'OwnNotices',
  'MyApplications',
  'Favourites',
  'LegalPage',
]);

/** A query and its variables. */
export interface Question {
  operationName: string;
  variables: object;
}

/** Browsers provide the cache only on https and localhost. */
const isSupported = (): boolean => 'caches' in globalThis;

const addressOf = ({ operationName, variables }: Question): string =>
  `/answers/${operationName}?${encodeURIComponent(JSON.stringify(variables))}`;

const operationOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** Returns the id of the member whose responses are stored, or null. */
export function getAnswersOwner(): string | null {
  return localStorage.getItem(OWNER_KEY);
}

let resolveClaim: () => void = () => undefined;
const claim = new Promise<void>((resolve) => (resolveClaim = resolve));

/**
 * Makes the member the owner of the stored responses. Deletes responses of another member, and
 * those that only a previous release stored.
 */
export async function claimAnswers(memberId: string): Promise<void> {
  if (getAnswersOwner() !== memberId) {
    await deleteAnswers();
    localStorage.setItem(OWNER_KEY, memberId);
  } else {
    await deleteUnlisted();
  }
  resolveClaim();
}

/**
 * Resolves when the owner of the cached responses is known. In a new tab, the first responses
 * contain the owner.
 */
export function waitForOwner(): Promise<void> {
  return claim;
}

/** Deletes all stored responses. */
export async function deleteAnswers(): Promise<void> {
  localStorage.removeItem(OWNER_KEY);
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
export async function storeAnswer(question: Question, data: object): Promise<void> {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(question));
  await cache.put(addressOf(question), Response.json(data));
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -MAX_ANSWERS).map((request) => cache.delete(request)));
}

/** Returns a stored response, or undefined if there is none. */
export async function readAnswer(question: Question): Promise<Record<string, unknown> | undefined> {
  if (!isSupported() || getAnswersOwner() === null) return undefined;
  const response = await caches.match(addressOf(question), { cacheName: CACHE });
  return response && ((await response.json()) as Record<string, unknown>);
}

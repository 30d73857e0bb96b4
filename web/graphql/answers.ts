/**
 * The cache with the answers to queries, for reading offline. It belongs to one member, whose id is
 * stored beside it.
 */
const CACHE = 'hanteam-answers';
const OWNER_KEY = 'answers-of';
/** More pages than anybody reads again offline. */
const MAX_ANSWERS = 80;

/**
 * The queries whose responses are stored for reading offline. Stored responses are readable to
 * everybody who uses the browser, so they contain neither reports, applicants' texts, e-mail
 * addresses nor teams (rules.md: Reading offline). A query that is not listed is not stored.
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

/** A query and what it was asked with. */
export interface Question {
  operationName: string;
  variables: object;
}

/** Browsers have the cache on https and on localhost only. */
const isSupported = (): boolean => 'caches' in globalThis;

const addressOf = ({ operationName, variables }: Question): string =>
  `/answers/${operationName}?${encodeURIComponent(JSON.stringify(variables))}`;

const operationOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** Returns the id of the member whose answers are stored, or null. */
export function getAnswersOwner(): string | null {
  return localStorage.getItem(OWNER_KEY);
}

let resolveClaim: () => void = () => undefined;
const claim = new Promise<void>((resolve) => (resolveClaim = resolve));

/**
 * Makes the stored answers those of the member: another one's are deleted, and those that a
 * previous release stored.
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

/** Waits until this page knows whose the answers are: in a new tab the first ones say so. */
export function waitForOwner(): Promise<void> {
  return claim;
}

/** Deletes all stored answers. */
export async function deleteAnswers(): Promise<void> {
  localStorage.removeItem(OWNER_KEY);
  if (isSupported()) await caches.delete(CACHE);
}

/** Deletes the stored answers to queries that are not stored any more. */
async function deleteUnlisted(): Promise<void> {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  const unlisted = (await cache.keys()).filter(({ url }) => !STORED_QUERIES.has(operationOf(url)));
  await Promise.all(unlisted.map((request) => cache.delete(request)));
}

/** Stores the answer as the latest one; the oldest goes when there are too many. */
export async function storeAnswer(question: Question, data: object): Promise<void> {
  if (!isSupported()) return;
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(question));
  await cache.put(addressOf(question), Response.json(data));
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -MAX_ANSWERS).map((request) => cache.delete(request)));
}

/** Reads a stored answer; undefined when there is none. */
export async function readAnswer(question: Question): Promise<Record<string, unknown> | undefined> {
  if (!isSupported() || getAnswersOwner() === null) return undefined;
  const response = await caches.match(addressOf(question), { cacheName: CACHE });
  return response && ((await response.json()) as Record<string, unknown>);
}

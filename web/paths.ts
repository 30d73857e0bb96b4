import { PAGE_PATHS } from '../shared/paths';

/**
 * The path pattern of every page. The router uses the patterns, and `getHref` builds links from
 * them.
 */
export const PATHS = {
  ...PAGE_PATHS,
  /** A page for development. The built client does not contain it. */
  gallery: '/test',
} as const;

/** The name of a page in PATHS. */
export type PageName = keyof typeof PATHS;

/** The name of a page whose path has no parameters. */
export type PlainPageName = {
  [Name in PageName]: (typeof PATHS)[Name] extends `${string}/:${string}` ? never : Name;
}[PageName];

type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}` ? Record<Name, string> : undefined;

/** Returns the path of a page: `getHref('home')`, `getHref('project', { id: '7' })`. */
export function getHref<Name extends PageName>(
  name: Name,
  ...[params]: ParamsOf<(typeof PATHS)[Name]> extends undefined ? [] : [ParamsOf<(typeof PATHS)[Name]>]
): string {
  const values: Record<string, string> = params ?? {};
  return PATHS[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** Returns the URL of the calendar file of a notice or a team. */
export function getCalendarHref(of: 'notices' | 'teams', id: string): string {
  return `/calendar/${of}/${encodeURIComponent(id)}.ics`;
}

/** The page of each section of the settings, by the hash that opens its row (PanelRow.tsx). */
export const SETTINGS_PAGES = {
  profile: 'profile',
  'team-profile': 'profile',
  courses: 'profile',
  'free-hours': 'profile',
  school: 'profile',
  teams: 'profile',
  contacts: 'profile',
  notifications: 'notificationSettings',
  alerts: 'notificationSettings',
  blocked: 'safety',
  decisions: 'safety',
  account: 'account',
  'change-password': 'account',
  data: 'account',
  withdraw: 'account',
  appearance: 'account',
  language: 'account',
  tokens: 'developer',
} as const satisfies Record<string, PlainPageName>;

/** The hash of a section of the settings. */
export type SettingsSection = keyof typeof SETTINGS_PAGES;

/** Returns the URL of a section of the settings. */
export function getSettingsHref(section: SettingsSection): string {
  return `${PATHS[SETTINGS_PAGES[section]]}#${section}`;
}

/** Returns the URL of the school verification, which redirects to `next` afterwards. */
export function getVerificationHref(next: string): string {
  return `${PATHS.profile}?next=${encodeURIComponent(next)}#school`;
}

/** Returns the URL of the page of operators, with the schools that the search finds. */
export function getOperatorHref(search: string): string {
  return search === '' ? PATHS.operator : `${PATHS.operator}?q=${encodeURIComponent(search)}`;
}

/** The parameter of the legal documents with the name of a school. */
export const LEGAL_SCHOOL = 'school';

/** Returns the URL of a legal document with the operator of a school, otherwise the viewer's. */
export function getLegalHref(page: 'terms' | 'privacy', school = ''): string {
  return school === '' ? PATHS[page] : `${PATHS[page]}?${LEGAL_SCHOOL}=${encodeURIComponent(school)}`;
}

/** The sheets that several files open, by their hashes (components/dialogs/useSheet.ts). */
export const SHEETS = { apply: 'apply', filters: 'filters', seek: 'seek', sentOffers: 'offers' } as const;

/** Returns the URL of the form in which the viewer starts to look for a team. */
export function getSeekHref(): string {
  return `${PATHS.people}#${SHEETS.seek}`;
}

/** Returns the URL of the sign-up page, which continues at `next` with the form to apply. */
export function getSignUpToApplyHref(next: string): string {
  return `${PATHS.signUp}?next=${encodeURIComponent(withHash(next, `#${SHEETS.apply}`))}`;
}

/** Whether the page at a path opens the form to apply. */
export function opensApplyForm(path: string): boolean {
  return path.endsWith(`#${SHEETS.apply}`);
}

/** Replaces the hash of a path. An empty hash removes it. */
export function withHash(path: string, hash: string): string {
  return path.replace(/#.*|$/, hash);
}

/** Whether a path has the signature of a share link (rules/share-links.md). */
export function isShareLink(path: string): boolean {
  return new URL(path, 'https://localhost').searchParams.has('s');
}

/** The hash of the login page for visitors with a share link who are members. */
export const MEMBER_HASH = '#member';

/** Returns the path of the login page, which redirects to `next` after login. */
export function getLoginHref(next: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(next)}`;
}

/** Copies the `next` parameter to the path of another visitor page. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/**
 * Returns the path to show after login or verification. Replaces URLs of other sites by the home
 * page, to prevent open redirects.
 */
export function parseNext(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, window.location.origin)) return PATHS.home;
  const url = new URL(next, window.location.origin);
  if (url.origin !== window.location.origin || url.pathname === PATHS.login) return PATHS.home;
  // Browsers treat a path that starts with two slashes as another host.
  if (url.pathname.startsWith('//')) return PATHS.home;
  return url.pathname + url.search + url.hash;
}

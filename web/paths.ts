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

/** Returns the path of the login page, which redirects to `next` after login. */
export function getLoginHref(next: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(next)}`;
}

/** The hash of the settings section that verifies the school. */
export const VERIFICATION_HASH = '#school';

/** Returns the URL of the school verification, which redirects to `next` afterwards. */
export function getVerificationHref(next: string): string {
  return `${PATHS.profile}?next=${encodeURIComponent(next)}${VERIFICATION_HASH}`;
}

/** The hash of the settings section with rulings about the viewer. */
export const RULINGS_HASH = '#decisions';

/** Returns the URL of the rulings about the viewer. */
export function getRulingsHref(): string {
  return PATHS.safety + RULINGS_HASH;
}

/** Returns the URL of the profile in the settings, which contains the school. */
export function getProfileHref(): string {
  return `${PATHS.profile}#profile`;
}

/** Returns the URL of the viewer's courses in the settings. */
export function getOwnCoursesHref(): string {
  return `${PATHS.profile}#courses`;
}

/** Returns the URL of the viewer's free hours in the settings. */
export function getFreeHoursHref(): string {
  return `${PATHS.profile}#free-hours`;
}

/** Returns the URL of the calendar file of a notice or a team. */
export function getCalendarHref(of: 'notices' | 'teams', id: string): string {
  return `/calendar/${of}/${encodeURIComponent(id)}.ics`;
}

/** Returns the URL of the team profile in the settings. */
export function getTeamProfileHref(): string {
  return `${PATHS.profile}#team-profile`;
}

/** Copies the `next` parameter to the path of another visitor page. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = search.get('next');
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Replaces the hash of a path. An empty hash removes it. */
export function withHash(path: string, hash: string): string {
  return path.replace(/#.*|$/, hash);
}

/** Whether a path has the signature of a share link (rules.md: Share links). */
export function isShareLink(path: string): boolean {
  return new URL(path, 'https://localhost').searchParams.has('s');
}

/** The hash of a notice's page with the open form for an application. */
const APPLY_HASH = '#apply';

/** Returns the URL of the sign-up page, which continues at `next` with the form to apply. */
export function getSignUpToApplyHref(next: string): string {
  return `${PATHS.signUp}?next=${encodeURIComponent(withHash(next, APPLY_HASH))}`;
}

/** Whether the page at a path opens the form to apply. */
export function opensApplyForm(path: string): boolean {
  return path.endsWith(APPLY_HASH);
}

/** The hash of the login page for visitors with a share link who are members. */
export const MEMBER_HASH = '#member';

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

/** The hash of the page of seekers with the open form for the viewer's own search. */
export const SEEK_SHEET = 'seek';

/** Returns the URL of the form in which the viewer starts to look for a team. */
export function getSeekHref(): string {
  return `${PATHS.people}#${SEEK_SHEET}`;
}

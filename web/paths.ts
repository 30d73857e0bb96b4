/** Every address of the client. The router reads the patterns, links are made by `getHref`. */
export const PATHS = {
  login: '/',
  signUp: '/signup',
  signUpType: '/signup-type',
  home: '/home',
  projects: '/projectdetails',
  studies: '/studydetails',
  project: '/project/:postId',
  study: '/study/:studyId',
  myProject: '/myproject/:postId',
  myStudy: '/mystudy/:studyId',
  recruit: '/recruit',
  applications: '/apply',
  application: '/apply/:postId',
  appliedProject: '/applyproject/:postId',
  appliedStudy: '/applystudy/:studyId',
  applicants: '/applylist/:postId',
  projectApplicants: '/applymember/:projectId',
  studyApplicants: '/studyapplymember/:studyId',
  resume: '/applynote/:applicationId',
  createProject: '/createproject',
  createStudy: '/createstudy',
  updateProject: '/updateproject/:postId',
  updateStudy: '/updatestudy/:stuId',
  favourites: '/interest',
  myPage: '/mypage',
  notifications: '/alarm',
  explains: '/explains',
  demo: '/test',
} as const;

/** A page's name in PATHS. */
export type PageName = keyof typeof PATHS;

type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}` ? Record<Name, string> : undefined;

/** The address of a page: `getHref('home')`, `getHref('project', { postId: '7' })`. */
export function getHref<Name extends PageName>(
  name: Name,
  ...[params]: ParamsOf<(typeof PATHS)[Name]> extends undefined ? [] : [ParamsOf<(typeof PATHS)[Name]>]
): string {
  const values: Record<string, string> = params ?? {};
  return PATHS[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** The login page, which leads back to where the member was going. */
export function getLoginHref(next: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(next)}`;
}

/** The page to show after login: an address of ours, or home. Another site's address would make the login page a trap. */
export function readNext(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, window.location.origin)) return PATHS.home;
  const url = new URL(next, window.location.origin);
  if (url.origin !== window.location.origin || url.pathname === PATHS.login) return PATHS.home;
  // Two slashes at the start would be another site's address again.
  if (url.pathname.startsWith('//')) return PATHS.home;
  return url.pathname + url.search + url.hash;
}

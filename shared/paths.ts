/**
 * Path patterns of the pages that the server or another page links to. The server responds with 404
 * to all paths except these and those of the client's other pages (web/routes/page.ts).
 */
export const PAGE_PATHS = {
  login: '/',
  forgot: '/forgot',
  reset: '/reset',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  signUp: '/signup',
  signUpType: '/signup-type',
  terms: '/terms',
  privacy: '/privacy',
  home: '/home',
  search: '/search',
  projects: '/projectdetails',
  studies: '/studydetails',
  /** The people who look for a team. */
  people: '/people',
  project: '/project/:id',
  study: '/study/:id',
  myProject: '/myproject/:id',
  myStudy: '/mystudy/:id',
  myNotices: '/recruit',
  applications: '/apply',
  appliedNotice: '/apply/:id',
  appliedProject: '/applyproject/:id',
  appliedStudy: '/applystudy/:id',
  applicants: '/applylist/:id',
  projectApplicants: '/applymember/:id',
  studyApplicants: '/studyapplymember/:id',
  application: '/applynote/:id',
  teams: '/teams',
  team: '/team/:id',
  joinTeam: '/join',
  createProject: '/createproject',
  createStudy: '/createstudy',
  updateProject: '/updateproject/:id',
  updateStudy: '/updatestudy/:id',
  favourites: '/interest',
  /** Redirects to the first tab of the settings, or to the tab of its hash. */
  settings: '/mypage',
  profile: '/mypage/profile',
  notificationSettings: '/mypage/notifications',
  safety: '/mypage/safety',
  account: '/mypage/account',
  developer: '/mypage/developer',
  notifications: '/alarm',
  guide: '/explains',
  moderation: '/moderation',
  operator: '/operator',
} as const;

/** Path of the alerts in the settings. */
export const ALERT_SETTINGS_PATH = `${PAGE_PATHS.notificationSettings}#alerts`;

/** Beginning of the path of a notice's page, before the id. */
export const NOTICE_PATH_PREFIXES = {
  PROJECT: PAGE_PATHS.project.replace(':id', ''),
  STUDY: PAGE_PATHS.study.replace(':id', ''),
} as const;

/** All paths of the page of a notice. */
export const NOTICE_PATHS = [
  PAGE_PATHS.project,
  PAGE_PATHS.study,
  PAGE_PATHS.myProject,
  PAGE_PATHS.myStudy,
  PAGE_PATHS.appliedProject,
  PAGE_PATHS.appliedStudy,
  PAGE_PATHS.appliedNotice,
] as const;

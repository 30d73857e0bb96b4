import type { ComponentType } from 'react';
import type { Known } from '../graphql/enums';
import type { NoticeKind } from '../graphql/generated/documents';
import { PATHS } from '../paths';
import { loadLegalPage } from './LegalPage.query';
import { loadLoginPage } from './LoginPage.query';
import type { Load, Navigation } from './navigation';

/**
 * A page: the loader that starts its queries, if any, and the code of its component. Both load at
 * the same time.
 */
export interface PageModule {
  path: string;
  load?: Load;
  component: () => Promise<ComponentType>;
}

type Loaders = typeof import('./loaders');

let loaders: Loaders | undefined;
const readLoaders = async (): Promise<Loaders> => (loaders ??= await import('./loaders'));

/**
 * Wraps the loader of a page inside the layout. After the layout's chunk has loaded, loaders run
 * synchronously.
 */
function ofMembers(choose: (loaders: Loaders) => Load): Load {
  return (navigation) => (loaders ? choose(loaders)(navigation) : readLoaders().then((all) => choose(all)(navigation)));
}

/** A page for projects, studies or both, each with a path of its own. */
function ofKind<Kind extends Known<NoticeKind> | null>(
  path: string,
  kind: Kind,
  choose: (loaders: Loaders) => (navigation: Navigation, kind: Kind) => object,
  component: PageModule['component'],
): PageModule {
  const load = ofMembers((all) => (navigation) => choose(all)(navigation, kind));
  return { path, load, component };
}

const noticeList = async () => (await import('./NoticeListPage')).NoticeListPage;
const notice = async () => (await import('./NoticePage')).NoticePage;
const applicants = async () => (await import('./ApplicantsPage')).ApplicantsPage;
const createNotice = async () => (await import('./CreateNoticePage')).CreateNoticePage;
const updateNotice = async () => (await import('./UpdateNoticePage')).UpdateNoticePage;
const signUp = async () => (await import('./SignUpPage')).SignUpPage;

/** A notice page, which has several paths. */
function ofNotice(path: string, address: Parameters<Loaders['noticeLoader']>[0]): PageModule {
  return { path, load: ofMembers((all) => all.noticeLoader(address)), component: notice };
}

/** A page of the settings. All of them use the same query. */
function ofSettings(path: string, component: PageModule['component']): PageModule {
  return { path, load: ofMembers((all) => all.loadMyPage), component };
}

/** The layout of member pages. */
export const LAYOUT = {
  load: ofMembers((all) => all.loadLayout),
  component: async () => (await import('../layout/Layout')).Layout,
};

/**
 * Member pages, shown inside the layout. A new page needs an entry here and a path in
 * shared/paths.ts.
 */
export const MEMBER_PAGES: readonly PageModule[] = [
  {
    path: PATHS.home,
    load: ofMembers((all) => all.loadHomePage),
    component: async () => (await import('./HomePage')).HomePage,
  },
  ofKind(PATHS.search, null, (all) => all.loadNoticeListPage, noticeList),
  ofKind(PATHS.projects, 'PROJECT', (all) => all.loadNoticeListPage, noticeList),
  ofKind(PATHS.studies, 'STUDY', (all) => all.loadNoticeListPage, noticeList),
  ofNotice(PATHS.project, { kind: 'PROJECT', back: 'home' }),
  ofNotice(PATHS.study, { kind: 'STUDY', back: 'home' }),
  ofNotice(PATHS.myProject, { kind: 'PROJECT', back: 'recruit' }),
  ofNotice(PATHS.myStudy, { kind: 'STUDY', back: 'recruit' }),
  ofNotice(PATHS.appliedProject, { kind: 'PROJECT', back: 'recruit', withApplication: true }),
  ofNotice(PATHS.appliedStudy, { kind: 'STUDY', back: 'home', withApplication: true }),
  ofNotice(PATHS.application, { back: 'home', withApplication: true }),
  ofKind(PATHS.projectApplicants, 'PROJECT', (all) => all.loadApplicantsPage, applicants),
  ofKind(PATHS.studyApplicants, 'STUDY', (all) => all.loadApplicantsPage, applicants),
  ofKind(PATHS.createProject, 'PROJECT', (all) => all.loadCreateNoticePage, createNotice),
  ofKind(PATHS.createStudy, 'STUDY', (all) => all.loadCreateNoticePage, createNotice),
  ofKind(PATHS.updateProject, 'PROJECT', (all) => all.loadUpdateNoticePage, updateNotice),
  ofKind(PATHS.updateStudy, 'STUDY', (all) => all.loadUpdateNoticePage, updateNotice),
  {
    path: PATHS.recruit,
    load: ofMembers((all) => all.loadRecruitPage),
    component: async () => (await import('./RecruitPage')).RecruitPage,
  },
  {
    path: PATHS.applications,
    load: ofMembers((all) => all.loadMyApplicationsPage),
    component: async () => (await import('./MyApplicationsPage')).MyApplicationsPage,
  },
  { path: PATHS.applicants, load: ofMembers((all) => all.loadApplicantsPage), component: applicants },
  {
    path: PATHS.resume,
    load: ofMembers((all) => all.loadResumePage),
    component: async () => (await import('./ResumePage')).ResumePage,
  },
  {
    path: PATHS.favourites,
    load: ofMembers((all) => all.loadFavouritesPage),
    component: async () => (await import('./FavouritesPage')).FavouritesPage,
  },
  {
    path: PATHS.teams,
    load: ofMembers((all) => all.loadTeamsPage),
    component: async () => (await import('./TeamsPage')).TeamsPage,
  },
  {
    path: PATHS.team,
    load: ofMembers((all) => all.loadTeamPage),
    component: async () => (await import('./TeamPage')).TeamPage,
  },
  {
    path: PATHS.joinTeam,
    component: async () => (await import('./JoinTeamPage')).JoinTeamPage,
  },
  { path: PATHS.myPage, component: async () => (await import('./MyPage')).MyPage },
  ofSettings(PATHS.profile, async () => (await import('./ProfilePage')).ProfilePage),
  ofSettings(PATHS.mailSettings, async () => (await import('./MailSettingsPage')).MailSettingsPage),
  ofSettings(PATHS.safety, async () => (await import('./SafetyPage')).SafetyPage),
  ofSettings(PATHS.account, async () => (await import('./AccountPage')).AccountPage),
  ofSettings(PATHS.developer, async () => (await import('./DeveloperPage')).DeveloperPage),
  {
    path: PATHS.notifications,
    load: ofMembers((all) => all.loadNotificationsPage),
    component: async () => (await import('./NotificationsPage')).NotificationsPage,
  },
  {
    path: PATHS.moderation,
    load: ofMembers((all) => all.loadModerationPage),
    component: async () => (await import('./ModerationPage')).ModerationPage,
  },
];

/** The layout of pages for everybody. */
export const OPEN_LAYOUT = {
  load: ofMembers((all) => all.loadLayout),
  component: async () => (await import('../layout/OpenLayout')).OpenLayout,
};

/**
 * Pages for everybody. Members see them inside the layout, and visitors in a simple layout with a
 * link to the login.
 */
export const OPEN_PAGES: readonly PageModule[] = [
  { path: PATHS.explains, component: async () => (await import('./ExplainPage')).ExplainPage },
];

/** Pages for visitors, without the layout. */
export const VISITOR_PAGES: readonly PageModule[] = [
  { path: PATHS.login, load: loadLoginPage, component: async () => (await import('./LoginPage')).LoginPage },
  { path: PATHS.forgot, component: async () => (await import('./ForgotPage')).ForgotPage },
  { path: PATHS.reset, component: async () => (await import('./ResetPage')).ResetPage },
  { path: PATHS.unsubscribe, component: async () => (await import('./UnsubscribePage')).UnsubscribePage },
  { path: PATHS.terms, load: loadLegalPage, component: async () => (await import('./LegalPage')).TermsPage },
  { path: PATHS.privacy, load: loadLegalPage, component: async () => (await import('./LegalPage')).PrivacyPage },
  { path: PATHS.signUp, component: signUp },
  { path: PATHS.signUpType, component: signUp },
];

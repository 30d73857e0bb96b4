import type { ComponentType } from 'react';
import type { NoticeKind } from '../graphql/generated/documents';
import { loadLayout } from '../layout/Layout.query';
import { PATHS } from '../paths';
import { loadApplicantListPage } from './ApplicantListPage.query';
import { loadApplicantsPage } from './ApplicantsPage.query';
import { loadAppliedNoticePage } from './AppliedNoticePage.query';
import { loadCreateNoticePage } from './CreateNoticePage.query';
import { loadFavouritesPage } from './FavouritesPage.query';
import { loadHomePage } from './HomePage.query';
import { loadLoginPage } from './LoginPage.query';
import { loadMyApplicationPage } from './MyApplicationPage.query';
import { loadMyApplicationsPage } from './MyApplicationsPage.query';
import { loadMyNoticePage } from './MyNoticePage.query';
import { loadMyPage } from './MyPage.query';
import type { Load, Navigation } from './navigation';
import { loadNoticeListPage } from './NoticeListPage.query';
import { loadNoticePage } from './NoticePage.query';
import { loadNotificationsPage } from './NotificationsPage.query';
import { loadRecruitPage } from './RecruitPage.query';
import { loadResumePage } from './ResumePage.query';
import { loadUpdateNoticePage } from './UpdateNoticePage.query';

/** A page: the loader that starts its queries, if it has any, and the code of its component, which is loaded at the same time. */
export interface PageModule {
  path: string;
  load?: Load;
  component: () => Promise<ComponentType>;
}

/** The same page for projects and for studies, which have addresses of their own. */
function ofKind(
  path: string,
  kind: NoticeKind,
  load: (navigation: Navigation, kind: NoticeKind) => object,
  component: PageModule['component'],
): PageModule {
  return { path, load: (navigation) => load(navigation, kind), component };
}

const noticeList = async () => (await import('./NoticeListPage')).NoticeListPage;
const notice = async () => (await import('./NoticePage')).NoticePage;
const myNotice = async () => (await import('./MyNoticePage')).MyNoticePage;
const appliedNotice = async () => (await import('./AppliedNoticePage')).AppliedNoticePage;
const applicants = async () => (await import('./ApplicantsPage')).ApplicantsPage;
const createNotice = async () => (await import('./CreateNoticePage')).CreateNoticePage;
const updateNotice = async () => (await import('./UpdateNoticePage')).UpdateNoticePage;
const signUp = async () => (await import('./SignUpPage')).SignUpPage;

/** What surrounds the pages for members. */
export const LAYOUT = { load: loadLayout, component: async () => (await import('../layout/Layout')).Layout };

/** Pages for members, shown inside the layout. A new page needs an entry here and a path in paths.ts. */
export const MEMBER_PAGES: readonly PageModule[] = [
  { path: PATHS.home, load: loadHomePage, component: async () => (await import('./HomePage')).HomePage },
  ofKind(PATHS.projects, 'PROJECT', loadNoticeListPage, noticeList),
  ofKind(PATHS.studies, 'STUDY', loadNoticeListPage, noticeList),
  ofKind(PATHS.project, 'PROJECT', loadNoticePage, notice),
  ofKind(PATHS.study, 'STUDY', loadNoticePage, notice),
  ofKind(PATHS.myProject, 'PROJECT', loadMyNoticePage, myNotice),
  ofKind(PATHS.myStudy, 'STUDY', loadMyNoticePage, myNotice),
  ofKind(PATHS.appliedProject, 'PROJECT', loadAppliedNoticePage, appliedNotice),
  ofKind(PATHS.appliedStudy, 'STUDY', loadAppliedNoticePage, appliedNotice),
  ofKind(PATHS.projectApplicants, 'PROJECT', loadApplicantsPage, applicants),
  ofKind(PATHS.studyApplicants, 'STUDY', loadApplicantsPage, applicants),
  ofKind(PATHS.createProject, 'PROJECT', loadCreateNoticePage, createNotice),
  ofKind(PATHS.createStudy, 'STUDY', loadCreateNoticePage, createNotice),
  ofKind(PATHS.updateProject, 'PROJECT', loadUpdateNoticePage, updateNotice),
  ofKind(PATHS.updateStudy, 'STUDY', loadUpdateNoticePage, updateNotice),
  { path: PATHS.recruit, load: loadRecruitPage, component: async () => (await import('./RecruitPage')).RecruitPage },
  {
    path: PATHS.applications,
    load: loadMyApplicationsPage,
    component: async () => (await import('./MyApplicationsPage')).MyApplicationsPage,
  },
  {
    path: PATHS.application,
    load: loadMyApplicationPage,
    component: async () => (await import('./MyApplicationPage')).MyApplicationPage,
  },
  {
    path: PATHS.applicants,
    load: loadApplicantListPage,
    component: async () => (await import('./ApplicantListPage')).ApplicantListPage,
  },
  { path: PATHS.resume, load: loadResumePage, component: async () => (await import('./ResumePage')).ResumePage },
  {
    path: PATHS.favourites,
    load: loadFavouritesPage,
    component: async () => (await import('./FavouritesPage')).FavouritesPage,
  },
  { path: PATHS.myPage, load: loadMyPage, component: async () => (await import('./MyPage')).MyPage },
  {
    path: PATHS.notifications,
    load: loadNotificationsPage,
    component: async () => (await import('./NotificationsPage')).NotificationsPage,
  },
  { path: PATHS.explains, component: async () => (await import('./ExplainPage')).ExplainPage },
];

/** Pages for visitors, shown without the layout. */
export const VISITOR_PAGES: readonly PageModule[] = [
  { path: PATHS.login, load: loadLoginPage, component: async () => (await import('./LoginPage')).LoginPage },
  { path: PATHS.forgot, component: async () => (await import('./ForgotPage')).ForgotPage },
  { path: PATHS.reset, component: async () => (await import('./ResetPage')).ResetPage },
  { path: PATHS.signUp, component: signUp },
  { path: PATHS.signUpType, component: signUp },
];

import { type RouteObject, createBrowserRouter } from 'react-router-dom';
import { PATHS } from './paths';
import { NotFound } from './ui/NotFound';
import { RouteError } from './ui/RouteError';
import { Splash } from './ui/Splash';

/** Pages for members, shown inside the layout. A new page needs a line here and a path in shared/paths.ts. */
const memberPages: RouteObject[] = [
  { path: PATHS.home, lazy: async () => ({ Component: (await import('./notices/HomePage')).HomePage }) },
  {
    path: PATHS.projects,
    lazy: async () => ({ Component: (await import('./notices/ProjectListPage')).ProjectListPage }),
  },
  { path: PATHS.studies, lazy: async () => ({ Component: (await import('./notices/StudyListPage')).StudyListPage }) },
  { path: PATHS.project, lazy: async () => ({ Component: (await import('./notices/ProjectPage')).ProjectPage }) },
  { path: PATHS.study, lazy: async () => ({ Component: (await import('./notices/StudyPage')).StudyPage }) },
  { path: PATHS.explains, lazy: async () => ({ Component: (await import('./notices/ExplainPage')).ExplainPage }) },
  { path: PATHS.recruit, lazy: async () => ({ Component: (await import('./notices/RecruitPage')).RecruitPage }) },
  { path: PATHS.myProject, lazy: async () => ({ Component: (await import('./notices/MyProjectPage')).MyProjectPage }) },
  { path: PATHS.myStudy, lazy: async () => ({ Component: (await import('./notices/MyStudyPage')).MyStudyPage }) },
  {
    path: PATHS.createProject,
    lazy: async () => ({ Component: (await import('./notices/CreateProjectPage')).CreateProjectPage }),
  },
  {
    path: PATHS.createStudy,
    lazy: async () => ({ Component: (await import('./notices/CreateStudyPage')).CreateStudyPage }),
  },
  {
    path: PATHS.updateProject,
    lazy: async () => ({ Component: (await import('./notices/UpdateProjectPage')).UpdateProjectPage }),
  },
  {
    path: PATHS.updateStudy,
    lazy: async () => ({ Component: (await import('./notices/UpdateStudyPage')).UpdateStudyPage }),
  },
  {
    path: PATHS.applications,
    lazy: async () => ({ Component: (await import('./applications/MyApplicationsPage')).MyApplicationsPage }),
  },
  {
    path: PATHS.application,
    lazy: async () => ({ Component: (await import('./applications/MyApplicationPage')).MyApplicationPage }),
  },
  {
    path: PATHS.appliedProject,
    lazy: async () => ({ Component: (await import('./applications/AppliedProjectPage')).AppliedProjectPage }),
  },
  {
    path: PATHS.appliedStudy,
    lazy: async () => ({ Component: (await import('./applications/AppliedStudyPage')).AppliedStudyPage }),
  },
  {
    path: PATHS.applicants,
    lazy: async () => ({ Component: (await import('./applications/ApplicantListPage')).ApplicantListPage }),
  },
  {
    path: PATHS.projectApplicants,
    lazy: async () => ({ Component: (await import('./applications/ProjectApplicantsPage')).ProjectApplicantsPage }),
  },
  {
    path: PATHS.studyApplicants,
    lazy: async () => ({ Component: (await import('./applications/StudyApplicantsPage')).StudyApplicantsPage }),
  },
  { path: PATHS.resume, lazy: async () => ({ Component: (await import('./applications/ResumePage')).ResumePage }) },
  {
    path: PATHS.favourites,
    lazy: async () => ({ Component: (await import('./favourites/FavouritesPage')).FavouritesPage }),
  },
  { path: PATHS.myPage, lazy: async () => ({ Component: (await import('./members/MyPage')).MyPage }) },
  {
    path: PATHS.notifications,
    lazy: async () => ({ Component: (await import('./notifications/NotificationsPage')).NotificationsPage }),
  },
];

/** Pages for visitors, shown without the layout. */
const visitorPages: RouteObject[] = [
  { path: PATHS.login, lazy: async () => ({ Component: (await import('./auth/LoginPage')).LoginPage }) },
  { path: PATHS.signUp, lazy: async () => ({ Component: (await import('./members/SignUpPage')).SignUpPage }) },
  { path: PATHS.signUpType, lazy: async () => ({ Component: (await import('./members/SignUpPage')).SignUpPage }) },
];

/** Pages for development, which the production build leaves out. */
const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [{ path: PATHS.demo, lazy: async () => ({ Component: (await import('./ui/DemoPage')).DemoPage }) }]
  : [];

/** All routes. Member pages have an error boundary inside the layout, so that the navigation stays when a page fails. */
export const router = createBrowserRouter([
  {
    HydrateFallback: Splash,
    ErrorBoundary: RouteError,
    children: [
      { children: [...visitorPages, ...developmentPages] },
      {
        lazy: async () => ({ Component: (await import('./layout/Layout')).Layout }),
        children: [{ ErrorBoundary: RouteError, children: [...memberPages, { path: '*', Component: NotFound }] }],
      },
    ],
  },
]);

import { type APIRequestContext, expect, test } from '@playwright/test';
import { texts } from '../../web/texts';
import {
  type Account,
  JUNHO,
  MINJI,
  findAccessibilityViolations,
  queryGraphql,
  logIn,
  toast,
  typeLogIn,
  watchConsole,
} from './support';

interface Named {
  id: string;
  title: string;
}

interface Nodes<T> {
  nodes: T[];
}

/** The viewer's lists, one for projects and one for studies. */
interface Lists<T> {
  viewer: { projects: Nodes<T>; studies: Nodes<T> };
}

interface Owned extends Named {
  applications: Nodes<{ id: string; applicant: { nickName: string } }>;
}

/** The objects of the demo data that the tested addresses refer to. */
interface DemoData {
  /** Notices of minji with applicants. */
  project: Owned;
  study: Owned;
  /** Notices that junho has applied to. */
  applied: { project: Named; study: Named };
}

interface Route {
  path: string | ((demoData: DemoData) => string);
  heading: string | ((demoData: DemoData) => string);
  /** The member to log in as; visitors have none. */
  as?: Account;
  /** The document title, where it differs from the heading. */
  title?: string;
  /** Whether the server knows no page at this address. */
  unknown?: true;
}

const ROUTES: Record<string, Route> = {
  '/': { path: '/', heading: texts.auth.title },
  '/forgot': { path: '/forgot', heading: texts.recovery.forgotTitle },
  '/reset': { path: '/reset#no-token', heading: texts.recovery.resetTitle },
  '/reset without a token': { path: '/reset', heading: texts.recovery.resetTitle },
  '/signup': { path: '/signup', heading: texts.member.signUpTitle },
  '/signup-type': { path: '/signup-type', heading: texts.member.signUpTitle },
  '/home': { path: '/home', heading: texts.common.slogan, title: texts.nav.home, as: MINJI },
  '/projectdetails': { path: '/projectdetails', heading: texts.notice.lists.PROJECT, as: MINJI },
  '/studydetails': { path: '/studydetails', heading: texts.notice.lists.STUDY, as: MINJI },
  '/project/:id': {
    path: ({ project }) => `/project/${project.id}`,
    heading: ({ project }) => project.title,
    as: JUNHO,
  },
  '/study/:id': { path: ({ study }) => `/study/${study.id}`, heading: ({ study }) => study.title, as: JUNHO },
  '/myproject/:id': {
    path: ({ project }) => `/myproject/${project.id}`,
    heading: ({ project }) => project.title,
    as: MINJI,
  },
  '/mystudy/:id': { path: ({ study }) => `/mystudy/${study.id}`, heading: ({ study }) => study.title, as: MINJI },
  '/recruit': { path: '/recruit', heading: texts.nav.recruit, as: MINJI },
  '/apply': { path: '/apply', heading: texts.nav.applications, as: JUNHO },
  '/apply/:id': {
    path: ({ applied }) => `/apply/${applied.project.id}`,
    heading: ({ applied }) => applied.project.title,
    as: JUNHO,
  },
  '/applyproject/:id': {
    path: ({ applied }) => `/applyproject/${applied.project.id}`,
    heading: ({ applied }) => applied.project.title,
    as: JUNHO,
  },
  '/applystudy/:id': {
    path: ({ applied }) => `/applystudy/${applied.study.id}`,
    heading: ({ applied }) => applied.study.title,
    as: JUNHO,
  },
  '/applylist/:id': {
    path: ({ project }) => `/applylist/${project.id}`,
    heading: texts.application.applicants,
    as: MINJI,
  },
  '/applymember/:id': {
    path: ({ project }) => `/applymember/${project.id}`,
    heading: texts.application.applicants,
    as: MINJI,
  },
  '/studyapplymember/:id': {
    path: ({ study }) => `/studyapplymember/${study.id}`,
    heading: texts.application.applicants,
    as: MINJI,
  },
  '/applynote/:id': {
    path: ({ project }) => `/applynote/${project.applications.nodes[0]?.id}`,
    heading: ({ project }) => project.applications.nodes[0]?.applicant.nickName ?? '',
    as: MINJI,
  },
  '/createproject': { path: '/createproject', heading: texts.notice.createTitle.PROJECT, as: MINJI },
  '/createstudy': { path: '/createstudy', heading: texts.notice.createTitle.STUDY, as: MINJI },
  '/updateproject/:id': {
    path: ({ project }) => `/updateproject/${project.id}`,
    heading: texts.notice.updateTitle.PROJECT,
    as: MINJI,
  },
  '/updatestudy/:id': {
    path: ({ study }) => `/updatestudy/${study.id}`,
    heading: texts.notice.updateTitle.STUDY,
    as: MINJI,
  },
  '/interest': { path: '/interest', heading: texts.favourite.title, as: MINJI },
  '/mypage': { path: '/mypage', heading: texts.member.profileTitle, as: MINJI },
  '/alarm': { path: '/alarm', heading: texts.notification.title, as: MINJI },
  '/explains': { path: '/explains', heading: texts.guide.title, as: MINJI },
  // The production build does not contain the demo page.
  '/test': { path: '/test', heading: texts.common.notFound, as: MINJI, unknown: true },
  'an unknown address': { path: '/nowhere', heading: texts.common.notFound, as: MINJI, unknown: true },
  'a notice that does not exist': { path: '/project/999999999', heading: texts.common.notFound, as: MINJI },
};

let demoData: DemoData;

test.beforeAll(async ({ playwright }, { project }) => {
  const api = await playwright.request.newContext({ baseURL: project.use.baseURL });
  demoData = await findDemoData(api);
  await api.dispose();
});

for (const [name, route] of Object.entries(ROUTES)) {
  test(`${name} shows its heading, logs no errors, and is accessible`, async ({ page }) => {
    const problems = watchConsole(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (route.as) await logIn(page, route.as);
    const heading = typeof route.heading === 'string' ? route.heading : route.heading(demoData);
    const response = await page.goto(typeof route.path === 'string' ? route.path : route.path(demoData));
    expect(response?.status()).toBe(route.unknown ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(texts.common.title(route.title ?? heading));
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityViolations(page), `axe, ${colorScheme}`).toEqual([]);
    }
    // The browser reports the status of the page itself.
    expect(problems.filter((problem) => !route.unknown || !problem.includes('404'))).toEqual([]);
  });
}

test('a visitor has to log in, and is then redirected to the requested page', async ({ page }) => {
  await page.goto('/alarm?page=1#main');
  await expect(page).toHaveURL(`/?next=${encodeURIComponent('/alarm?page=1#main')}`);
  await expect(toast(page, texts.auth.loginRequired)).toBeVisible();
  await typeLogIn(page, JUNHO);
  await expect(page).toHaveURL('/alarm?page=1#main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notification.title);
});

for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
  test(`login does not redirect to ${next}`, async ({ page }) => {
    await page.goto(`/?next=${encodeURIComponent(next)}`);
    await typeLogIn(page, JUNHO);
    await expect(page).toHaveURL('/home');
  });
}

async function findDemoData(api: APIRequestContext): Promise<DemoData> {
  await api.post('/api/auth/login', { data: MINJI });
  const { viewer: owned } = await queryGraphql<Lists<Owned>>(
    api,
    `{ viewer { projects: ownedNotices(kind: PROJECT) { nodes { ...owned } } studies: ownedNotices(kind: STUDY) { nodes { ...owned } } } }
     fragment owned on Notice { id title applications(first: 5) { nodes { id applicant { nickName } } } }`,
  );
  await api.post('/api/auth/login', { data: JUNHO });
  const { viewer: applied } = await queryGraphql<Lists<{ notice: Named }>>(
    api,
    `{ viewer { projects: applications(kind: PROJECT) { nodes { ...to } } studies: applications(kind: STUDY) { nodes { ...to } } } }
     fragment to on Application { notice { id title } }`,
  );
  return {
    project: withApplicants(owned.projects.nodes),
    study: withApplicants(owned.studies.nodes),
    applied: { project: first(applied.projects.nodes).notice, study: first(applied.studies.nodes).notice },
  };
}

function withApplicants(notices: Owned[]): Owned {
  return first(notices.filter(({ applications }) => applications.nodes.length > 0));
}

function first<T>([item]: T[]): T {
  if (item === undefined) throw new Error('the demo data lacks an object that this test needs');
  return item;
}

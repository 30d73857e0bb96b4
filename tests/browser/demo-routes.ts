import type { APIRequestContext } from '@playwright/test';
import { texts } from '../../web/texts';
import { type Account, JIWOO, JUNHO, MINJI, queryGraphql } from './support';

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
  applications: Nodes<{ id: string }>;
}

/** The objects of the demo data in the tested URLs. */
export interface DemoData {
  /** Minji's notices, which have applicants. */
  project: Owned;
  study: Owned;
  /** A team of Minji. */
  team: { id: string };
  /** Notices that Junho has applied to. */
  applied: { project: Named; study: Named };
}

export interface Route {
  path: string | ((demoData: DemoData) => string);
  heading: string | ((demoData: DemoData) => string);
  /** The member to log in as. Undefined for visitors. */
  as?: Account;
  /** The document title, if it differs from the heading. */
  title?: string;
  /** Set if the server responds with 404. */
  unknown?: true;
}

/** Every URL of the client, with a member of the demo who may see it. */
export const ROUTES: Record<string, Route> = {
  '/': { path: '/', heading: texts.auth.title },
  '/forgot': { path: '/forgot', heading: texts.recovery.forgotTitle },
  '/reset': { path: '/reset#no-token', heading: texts.recovery.resetTitle },
  '/reset without a token': { path: '/reset', heading: texts.recovery.resetTitle },
  '/unsubscribe': { path: '/unsubscribe?token=x', heading: texts.unsubscribe.title },
  '/unsubscribe without a token': { path: '/unsubscribe', heading: texts.unsubscribe.title },
  '/terms': { path: '/terms', heading: texts.legal.terms },
  '/privacy': { path: '/privacy', heading: texts.legal.privacy },
  '/signup': { path: '/signup', heading: texts.member.signUpTitle },
  '/signup-type': { path: '/signup-type', heading: texts.member.signUpTitle },
  '/home': { path: '/home', heading: texts.nav.greeting, title: texts.nav.home, as: MINJI },
  '/search': { path: '/search', heading: texts.nav.find, as: MINJI },
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
  '/recruit': { path: '/recruit', heading: texts.nav.myTeams, title: texts.nav.recruit, as: MINJI },
  '/apply': { path: '/apply', heading: texts.nav.myTeams, title: texts.nav.applications, as: JUNHO },
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
    heading: texts.application.applicants,
    as: MINJI,
  },
  '/team/:id': { path: ({ team }) => `/team/${team.id}`, heading: texts.team.title, as: MINJI },
  'a team of others': { path: '/team/999999999', heading: texts.common.notFound, as: MINJI },
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
  '/join': { path: '/join#no-token', heading: texts.team.joinTitle, as: MINJI },
  '/teams': { path: '/teams', heading: texts.nav.myTeams, title: texts.nav.teams, as: MINJI },
  '/interest': { path: '/interest', heading: texts.nav.myTeams, title: texts.nav.favourites, as: MINJI },
  '/mypage': { path: '/mypage', heading: texts.member.settingsTitle, title: texts.member.profile, as: MINJI },
  '/mypage/profile': {
    path: '/mypage/profile',
    heading: texts.member.settingsTitle,
    title: texts.member.profile,
    as: MINJI,
  },
  '/mypage/notifications': {
    path: '/mypage/notifications',
    heading: texts.member.settingsTitle,
    title: texts.nav.notifications,
    as: MINJI,
  },
  '/mypage/safety': {
    path: '/mypage/safety',
    heading: texts.member.settingsTitle,
    title: texts.member.safety,
    as: MINJI,
  },
  '/mypage/account': {
    path: '/mypage/account',
    heading: texts.member.settingsTitle,
    title: texts.member.account,
    as: MINJI,
  },
  '/mypage/developer': { path: '/mypage/developer', heading: texts.member.developer, as: MINJI },
  '/alarm': { path: '/alarm', heading: texts.notification.title, as: MINJI },
  '/moderation': { path: '/moderation', heading: texts.moderation.title, as: JIWOO },
  'the moderation page for a member': { path: '/moderation', heading: texts.common.notFound, as: MINJI },
  '/explains': { path: '/explains', heading: texts.guide.title, as: MINJI },
  '/explains for a visitor': { path: '/explains', heading: texts.guide.title },
  // The production build does not contain this development page.
  '/test': { path: '/test', heading: texts.common.notFound, as: MINJI, unknown: true },
  'an unknown path': { path: '/nowhere', heading: texts.common.notFound, as: MINJI, unknown: true },
  'a notice that does not exist': { path: '/project/999999999', heading: texts.notice.notFound, as: MINJI },
};

/** Finds the objects of the demo data. Afterwards the request context is logged in as Junho. */
export async function findDemoData(api: APIRequestContext): Promise<DemoData> {
  await api.post('/api/auth/login', { data: MINJI });
  const { viewer } = await queryGraphql<{ viewer: { teams: Nodes<{ id: string }> } }>(
    api,
    '{ viewer { teams { nodes { id } } } }',
  );
  const { viewer: owned } = await queryGraphql<Lists<Owned>>(
    api,
    `{ viewer { projects: ownedNotices(kind: PROJECT) { nodes { ...owned } } studies: ownedNotices(kind: STUDY) { nodes { ...owned } } } }
     fragment owned on Notice { id title applications(first: 5) { nodes { id } } }`,
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
    team: first(viewer.teams.nodes),
    applied: { project: first(applied.projects.nodes).notice, study: first(applied.studies.nodes).notice },
  };
}

/** Returns the path of the route. */
export function getPath({ path }: Route, demoData: DemoData): string {
  return typeof path === 'string' ? path : path(demoData);
}

function withApplicants(notices: Owned[]): Owned {
  return first(notices.filter(({ applications }) => applications.nodes.length > 0));
}

function first<T>([item]: T[]): T {
  if (item === undefined) throw new Error('the demo data lacks an object that this test needs');
  return item;
}

import type { APIRequestContext } from '@playwright/test';
import { PATHS, getHref } from '../../../web/paths';
import { texts } from '../../../web/texts';
import { type Account, JIWOO, JUNHO, MINJI, queryGraphql } from './steps';

interface Named {
  id: string;
  title: string;
}

interface Owned extends Named {
  applications: { nodes: { id: string }[] };
}

/** The objects of the demo school in the tested URLs. */
export interface DemoData {
  /** Minji's notices, which have applicants. */
  project: Owned;
  study: Owned;
  /** The first application to that project. */
  application: { id: string };
  /** A team of Minji. */
  team: { id: string };
  /** Notices that Junho has applied to. */
  applied: { project: Named; study: Named };
}

interface Nodes<T> {
  nodes: T[];
}

/** The viewer's lists, one for projects and one for studies. */
interface Lists<T> {
  viewer: { projects: Nodes<T>; studies: Nodes<T> };
}

export interface Route {
  path: string | ((demoData: DemoData) => string);
  heading: string | ((demoData: DemoData) => string);
  /** The member to log in as. Undefined for visitors. */
  as?: Account;
  /** Document title, if it differs from the heading. */
  title?: string;
  /** Set if the server responds with 404. */
  unknown?: true;
}

/**
 * Every page of the client, by its path, with a member who may see it. A page without parameters
 * has its path as URL.
 */
const VISITED: Record<string, Omit<Route, 'path'> & Partial<Pick<Route, 'path'>>> = {
  [PATHS.login]: { heading: texts.auth.title },
  [PATHS.signUp]: { heading: texts.member.signUpTitle },
  [PATHS.signUpType]: { heading: texts.member.signUpTitle },
  [PATHS.forgot]: { heading: texts.recovery.forgotTitle },
  [PATHS.reset]: { path: `${PATHS.reset}#no-token`, heading: texts.recovery.resetTitle },
  [PATHS.unsubscribe]: { path: `${PATHS.unsubscribe}?token=x`, heading: texts.unsubscribe.title },
  [PATHS.confirmEmail]: { path: `${PATHS.confirmEmail}#no-token`, heading: texts.emailConfirmation.title },
  [PATHS.terms]: { heading: texts.legal.terms },
  [PATHS.privacy]: { heading: texts.legal.privacy },
  [PATHS.home]: { as: MINJI, heading: texts.nav.greeting, title: texts.nav.home },
  [PATHS.guide]: { as: MINJI, heading: texts.guide.title },
  [PATHS.notifications]: { as: MINJI, heading: texts.nav.notifications },
  [PATHS.moderation]: { as: JIWOO, heading: texts.moderation.title },
  [PATHS.operator]: { as: JIWOO, heading: texts.operator.title },
  [PATHS.search]: { as: MINJI, heading: texts.nav.find },
  [PATHS.projects]: { as: MINJI, heading: texts.notice.lists.PROJECT },
  [PATHS.studies]: { as: MINJI, heading: texts.notice.lists.STUDY },
  [PATHS.people]: { as: MINJI, heading: texts.seeker.title },
  [PATHS.createProject]: { as: MINJI, heading: texts.notice.createTitle.PROJECT },
  [PATHS.createStudy]: { as: MINJI, heading: texts.notice.createTitle.STUDY },
  [PATHS.updateProject]: {
    path: ({ project: { id } }) => getHref('updateProject', { id }),
    as: MINJI,
    heading: texts.notice.updateTitle.PROJECT,
  },
  [PATHS.updateStudy]: {
    path: ({ study: { id } }) => getHref('updateStudy', { id }),
    as: MINJI,
    heading: texts.notice.updateTitle.STUDY,
  },
  [PATHS.project]: {
    path: ({ project: { id } }) => getHref('project', { id }),
    as: JUNHO,
    heading: ({ project }) => project.title,
  },
  [PATHS.study]: {
    path: ({ study: { id } }) => getHref('study', { id }),
    as: JUNHO,
    heading: ({ study }) => study.title,
  },
  [PATHS.myProject]: {
    path: ({ project: { id } }) => getHref('myProject', { id }),
    as: MINJI,
    heading: ({ project }) => project.title,
  },
  [PATHS.myStudy]: {
    path: ({ study: { id } }) => getHref('myStudy', { id }),
    as: MINJI,
    heading: ({ study }) => study.title,
  },
  [PATHS.appliedProject]: {
    path: ({ applied: { project } }) => getHref('appliedProject', { id: project.id }),
    as: JUNHO,
    heading: ({ applied }) => applied.project.title,
  },
  [PATHS.appliedStudy]: {
    path: ({ applied: { study } }) => getHref('appliedStudy', { id: study.id }),
    as: JUNHO,
    heading: ({ applied }) => applied.study.title,
  },
  [PATHS.appliedNotice]: {
    path: ({ applied: { project } }) => getHref('appliedNotice', { id: project.id }),
    as: JUNHO,
    heading: ({ applied }) => applied.project.title,
  },
  [PATHS.applicants]: {
    path: ({ project: { id } }) => getHref('applicants', { id }),
    as: MINJI,
    heading: ({ project }) => `${texts.application.applicantsOf}${project.title}`,
    title: texts.application.applicants,
  },
  [PATHS.projectApplicants]: {
    path: ({ project: { id } }) => getHref('projectApplicants', { id }),
    as: MINJI,
    heading: ({ project }) => `${texts.application.applicantsOf}${project.title}`,
    title: texts.application.applicants,
  },
  [PATHS.studyApplicants]: {
    path: ({ study: { id } }) => getHref('studyApplicants', { id }),
    as: MINJI,
    heading: ({ study }) => `${texts.application.applicantsOf}${study.title}`,
    title: texts.application.applicants,
  },
  [PATHS.application]: {
    path: ({ application: { id } }) => getHref('application', { id }),
    as: MINJI,
    heading: ({ project }) => `${texts.application.applicantsOf}${project.title}`,
    title: texts.application.applicants,
  },
  [PATHS.myNotices]: { as: MINJI, heading: texts.nav.myTeams, title: texts.nav.myNotices },
  [PATHS.applications]: { as: JUNHO, heading: texts.nav.myTeams, title: texts.nav.applications },
  [PATHS.favourites]: { as: MINJI, heading: texts.nav.myTeams, title: texts.nav.favourites },
  [PATHS.teams]: { as: MINJI, heading: texts.nav.myTeams, title: texts.nav.teams },
  [PATHS.team]: { path: ({ team: { id } }) => getHref('team', { id }), as: MINJI, heading: texts.team.title },
  [PATHS.joinTeam]: { path: `${PATHS.joinTeam}#no-token`, as: MINJI, heading: texts.team.joinTitle },
  [PATHS.settings]: { as: MINJI, heading: texts.member.settingsTitle, title: texts.member.profile },
  [PATHS.profile]: { as: MINJI, heading: texts.member.settingsTitle, title: texts.member.profile },
  [PATHS.notificationSettings]: { as: MINJI, heading: texts.member.settingsTitle, title: texts.nav.notifications },
  [PATHS.safety]: { as: MINJI, heading: texts.member.settingsTitle, title: texts.member.safety },
  [PATHS.account]: { as: MINJI, heading: texts.member.settingsTitle, title: texts.member.account },
  [PATHS.developer]: { as: MINJI, heading: texts.member.developer },
};

/** A URL of every page of the client, by the path of the page. */
export const PAGES: Record<string, Route> = Object.fromEntries(
  Object.entries(VISITED).map(([path, page]) => [path, { path, ...page }]),
);

/** Every page of the client, and further URLs and visitors. */
export const ROUTES: Record<string, Route> = {
  ...PAGES,
  '/reset without a token': { path: '/reset', heading: texts.recovery.resetTitle },
  '/unsubscribe without a token': { path: '/unsubscribe', heading: texts.unsubscribe.title },
  'a team of others': { path: '/team/999999999', heading: texts.common.notFound, as: MINJI },
  'the page of operators for a member': { path: '/operator', heading: texts.common.notFound, as: MINJI },
  'the moderation page for a member': { path: '/moderation', heading: texts.common.notFound, as: MINJI },
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
  const project = withApplicants(owned.projects.nodes);
  return {
    project,
    application: first(project.applications.nodes),
    study: withApplicants(owned.studies.nodes),
    team: first(viewer.teams.nodes),
    applied: { project: first(applied.projects.nodes).notice, study: first(applied.studies.nodes).notice },
  };
}

/** Largest number of pages that one test visits. */
const MAX_VISITS = 8;

/** A group of URLs that one member visits in one tab. */
export interface Tour {
  name: string;
  as: Account | undefined;
  routes: readonly (readonly [name: string, route: Route])[];
}

/** Groups the routes by member. The first visit takes twice as long as others. */
export function groupByMember(routes: Record<string, Route>): Tour[] {
  const groups = Map.groupBy(Object.entries(routes), ([, { as }]) => as);
  return [...groups].flatMap(([as, visits]) =>
    Array.from({ length: Math.ceil(visits.length / MAX_VISITS) }, (_, index) => ({
      name: `${as?.loginId ?? 'a visitor'}, tour ${index + 1}`,
      as,
      routes: visits.slice(index * MAX_VISITS, (index + 1) * MAX_VISITS),
    })),
  );
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

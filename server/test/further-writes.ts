import { NotificationTopic } from '../domain/notifications/notification-setting.entity';
import { NotificationKind } from '../domain/notifications/notification.entity';
import { unsubscribeLinkOf } from '../domain/notifications/unsubscribe.delivery';
import { Study } from '../domain/notices/study.entity';
import { signUpForm } from './accounts';
import {
  askForResponse,
  buildAccessToken,
  buildBlock,
  buildInvitation,
  buildProfileTeam,
  buildProject,
  buildTeamPost,
} from './factories';
import { ALL_CONSENTS, asInput } from './graphql-inputs';
import type { TestApp } from './harness';
import { GQL, PROJECT_INPUT } from './operations';
import { graphql, type Racer } from './races';
import { WRITES, type WriteWorld } from './writes';

/** Prepares a write in a world. It may add rows to the world first. */
type FurtherWrite = (world: WriteWorld, app: TestApp) => Racer | Promise<Racer>;

interface Decided {
  decideApplications: { results: { code: string | null }[] };
}

const noticeOf = ({ ids }: WriteWorld, app: TestApp): Promise<Study> => app.em().findOneOrFail(Study, ids.notice);

const COMMENTS = NotificationKind.COMMENT_ADDED;

/** Writes by mutation name. Each locks no more rows than one of `WRITES`. */
const FURTHER_WRITES: Readonly<Record<string, FurtherWrite>> = {
  waitlistApplication: ({ owner, ids }) => graphql(owner.client, GQL.waitlist, { input: { id: ids.application } }),
  decideApplications: ({ owner: { client }, ids }) => {
    const input = { ids: [ids.application], decision: 'APPROVED' };
    // The result contains the code of a failed decision. The mutation itself has no error.
    return async () => {
      const { data, errors } = await client.graphql<Decided>(GQL.decide, { input });
      return errors?.[0]?.extensions.code ?? data?.decideApplications.results[0]?.code ?? 'OK';
    };
  },
  createTeamInvitation: ({ owner, ids }) =>
    graphql(owner.client, GQL.createTeamInvitation, { input: { teamId: ids.notice } }),
  revokeTeamInvitation: async (world, app) => {
    const { invitation } = await buildInvitation(app.em(), { notice: await noticeOf(world, app) });
    return graphql(world.owner.client, GQL.revokeTeamInvitation, { id: invitation.id });
  },
  askTeamMember: ({ owner, teammate, ids }) =>
    graphql(owner.client, GQL.askTeamMember, { input: { teamId: ids.notice, memberId: teammate.member.id } }),
  answerTeam: async (world, app) => {
    const { teammate, ids } = world;
    await askForResponse(app.em(), { notice: await noticeOf(world, app), applicant: teammate.member });
    return graphql(teammate.client, GQL.answerTeam, { id: ids.notice });
  },
  deleteTeamPost: async (world, app) => {
    const { id } = await buildTeamPost(app.em(), { notice: await noticeOf(world, app) });
    return graphql(world.owner.client, GQL.deleteTeamPost, { id });
  },
  pinTeamPost: async (world, app) => {
    const { id } = await buildTeamPost(app.em(), { notice: await noticeOf(world, app) });
    return graphql(world.owner.client, GQL.pinTeamPost, { input: { id, pinned: true } });
  },
  updateTeamLink: ({ owner, ids }) =>
    graphql(owner.client, GQL.updateTeamLink, { input: { teamId: ids.notice, link: 'https://discord.gg/hanteam' } }),
  showTeamOnProfile: async (world, app) => {
    const { teammate, ids } = world;
    await buildProfileTeam(app.em(), { notice: await noticeOf(world, app) });
    return graphql(teammate.client, GQL.showTeamOnProfile, { input: { teamId: ids.notice, shown: true } });
  },
  createProject: ({ owner }) => graphql(owner.client, GQL.createProject, { input: asInput(PROJECT_INPUT) }),
  updateProject: async ({ owner }, app) => {
    const { id } = await buildProject(app.em(), { owner: owner.member });
    return graphql(owner.client, GQL.updateProject, { input: { id, ...asInput(PROJECT_INPUT) } });
  },
  restoreContent: ({ moderator, cases }) => graphql(moderator.client, GQL.restore, { id: cases.comment }),
  appealDecision: async ({ moderator, applicant, cases }) => {
    await moderator.client.data(GQL.hide, { id: cases.comment });
    return graphql(applicant.client, GQL.appeal, { id: cases.comment });
  },
  unblockMember: async ({ newcomer, applicant }, app) => {
    await buildBlock(app.em(), { blocker: newcomer.member, blocked: applicant.member });
    return graphql(newcomer.client, GQL.unblock, { id: applicant.member.id });
  },
  updateContacts: ({ applicant }) => graphql(applicant.client, GQL.updateContacts, { input: { github: 'student' } }),
  updateNotificationSetting: ({ applicant }) =>
    graphql(applicant.client, GQL.updateNotificationSetting, {
      input: { topic: NotificationTopic.COMMENTS, mail: false },
    }),
  unsubscribeFromMails: ({ applicant }, app) => {
    const link = new URL(unsubscribeLinkOf(app.server.services, { memberId: applicant.member.id, kind: COMMENTS }));
    return graphql(app.visitor(), GQL.unsubscribe, { input: { token: link.searchParams.get('token') } });
  },
  giveConsents: ({ applicant }) => graphql(applicant.client, GQL.giveConsents, { input: { consents: ALL_CONSENTS } }),
  revokeAccessToken: async ({ applicant }, app) => {
    const { token } = await buildAccessToken(app.em(), { member: applicant.member });
    return graphql(applicant.client, GQL.revokeAccessToken, { id: token.id });
  },
  signUp: ({ ids }, app) =>
    graphql(app.visitor(), GQL.signUp, { input: asInput({ ...signUpForm(`new-${ids.notice}`) }) }),
};

/** Every mutation by name, in a world where it succeeds. The name may include the member. */
export const EVERY_WRITE: [name: string, start: FurtherWrite][] = Object.entries({ ...WRITES, ...FURTHER_WRITES });

/** Mutations that are left out, with the reason. */
export const NO_WRITES: Readonly<Record<string, string>> = {
  logIn: 'it only writes a session, and sessions have their own store',
  logOut: 'it only deletes a session, and sessions have their own store',
  prepareDataExport: 'it writes no row',
  requestPasswordReset: 'it only adds a job, for any account',
  requestSchoolCode: 'it needs mails, and a school with an address',
  verifySchool: 'it needs a code from a mail',
};

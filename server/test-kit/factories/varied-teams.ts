import { ApplicationStatus } from '../../domain/applications/application.entity';
import type { Member } from '../../domain/members/member.entity';
import { type Notice, TeamState } from '../../domain/notices/notice.entity';
import { Role } from '../../domain/profiles/role.entity';
import {
  askForResponse,
  buildApplication,
  buildContact,
  buildFreeTimeShare,
  buildInvitation,
  buildProfileTeam,
  buildProject,
  buildStudy,
  buildTeam,
  buildTeamPost,
} from './factories';
import type { TestApp } from '../app/test-app';
import type { ViewerName } from './varied-data';

type Viewers = Record<ViewerName, Member>;

/** The plan of a team. */
interface TeamPlan {
  owner: ViewerName;
  /** Team members with their roles, in the order of approval. The role is null in a study. */
  mates: Partial<Record<ViewerName, Role | null>>;
  /** Headcounts of a project. Undefined for a study. */
  headcounts?: { frontendNumber: number; backendNumber: number; designerNumber: number };
  recruitNumber: number;
  state?: TeamState;
  /** Members who show the team on their profiles. */
  agreeing?: readonly ViewerName[];
  /** Members who compare their free hours. */
  comparing?: readonly ViewerName[];
  hidden?: boolean;
}

const ALL_ROLES = { frontendNumber: 1, backendNumber: 2, designerNumber: 1 };
const NO_ROLES = { frontendNumber: 0, backendNumber: 0, designerNumber: 0 };
const FULL = { frontendNumber: 1, backendNumber: 0, designerNumber: 0 };

const PLANS: readonly TeamPlan[] = [
  {
    owner: 'owner',
    mates: { approved: null, masked: null, blocked: null, moderator: null },
    recruitNumber: 9,
    comparing: ['owner', 'approved', 'masked', 'left'],
  },
  {
    owner: 'owner',
    mates: { approved: Role.FRONTEND, verified: Role.BACKEND },
    headcounts: ALL_ROLES,
    recruitNumber: 4,
    comparing: ['verified'],
  },
  { owner: 'masked', mates: { applicant: Role.DESIGNER }, headcounts: NO_ROLES, recruitNumber: 3 },
  { owner: 'masked', mates: { stranger: Role.FRONTEND }, headcounts: FULL, recruitNumber: 1 },
  {
    owner: 'blocker',
    mates: { approved: null, owner: null, applicant: null },
    recruitNumber: 3,
    state: TeamState.DONE,
    agreeing: ['blocker', 'approved', 'owner'],
  },
  {
    owner: 'owner',
    mates: { approved: Role.BACKEND, verified: Role.DESIGNER },
    headcounts: ALL_ROLES,
    recruitNumber: 4,
    state: TeamState.DONE,
    agreeing: ['owner', 'approved', 'left'],
  },
  {
    owner: 'masked',
    mates: { moderator: null, mover: null },
    recruitNumber: 2,
    state: TeamState.DONE,
    agreeing: ['masked', 'moderator'],
  },
  { owner: 'verified', mates: { owner: null }, recruitNumber: 2, state: TeamState.DONE, agreeing: ['verified'] },
  { owner: 'stranger', mates: { mover: null, owner: null }, recruitNumber: 5, state: TeamState.DISBANDED },
  { owner: 'verified', mates: { owner: null, blocked: null }, recruitNumber: 5, hidden: true },
  {
    owner: 'approved',
    mates: { owner: null, applicant: null },
    recruitNumber: 5,
    state: TeamState.DONE,
    agreeing: ['approved', 'owner'],
    hidden: true,
  },
];

/** Teams and the tokens of their invitations. */
interface VariedTeams {
  notices: Notice[];
  tokens: string[];
}

/**
 * Builds teams in every state with invitations, posts, requests for a response, departures and
 * contacts.
 */
export async function buildVariedTeams(app: TestApp, viewers: Viewers): Promise<VariedTeams> {
  const built: VariedTeams = { notices: [], tokens: [] };
  for (const [index, plan] of PLANS.entries()) {
    const notice = await buildNotice(app, viewers, plan);
    built.notices.push(notice);
    await buildBoard(app, viewers, { plan, notice, index });
    for (const hours of [70, -1, 1].slice(0, index % 4)) {
      const expiresAt = new Date(Date.now() + hours * 60 * 60 * 1000);
      const role = plan.headcounts ? Role.BACKEND : null;
      built.tokens.push((await buildInvitation(app.em(), { notice, role, expiresAt })).token);
    }
  }
  await app.sql(`update team_post set author_id = null where id % 5 = 0`);
  await app.sql(`update notice set owner_since = now() - interval '1 hour' where id % 2 = 0`);
  await buildContacts(app, viewers);
  return built;
}

async function buildNotice(app: TestApp, viewers: Viewers, plan: TeamPlan): Promise<Notice> {
  const { headcounts, recruitNumber, state = TeamState.ACTIVE } = plan;
  const content = { owner: viewers[plan.owner], recruitNumber, title: `팀 "${state}` };
  const notice = headcounts
    ? await buildProject(app.em(), { ...content, ...headcounts })
    : await buildStudy(app.em(), content);
  await buildMates(app, viewers, { plan, notice });
  for (const name of plan.comparing ?? []) await buildFreeTimeShare(app.em(), { notice, member: viewers[name] });
  for (const name of plan.agreeing ?? []) await buildProfileTeam(app.em(), { notice, member: viewers[name] });
  await app.sql('update notice set team_state = ?, recruiting = recruiting and ?, hidden = ? where id = ?', [
    state,
    state === TeamState.ACTIVE,
    plan.hidden === true,
    notice.id,
  ]);
  return notice;
}

async function buildMates(app: TestApp, viewers: Viewers, { plan, notice }: { plan: TeamPlan; notice: Notice }) {
  const { APPROVED, LEFT, REMOVED } = ApplicationStatus;
  const em = app.em();
  for (const [nth, [name, role = null]] of Object.entries(plan.mates).entries()) {
    const applicant = viewers[name as ViewerName];
    const application = await buildApplication(em, { notice, applicant, role, status: APPROVED });
    // The first was asked 73 hours ago, the second one hour ago, the others never.
    const askedAt = new Date(Date.now() - (nth === 0 ? 73 : 1) * 60 * 60 * 1000);
    if (nth < 2) await askForResponse(em, application, askedAt);
  }
  await buildApplication(em, { notice, applicant: viewers.left, status: LEFT });
  await buildApplication(em, { notice, applicant: viewers.rejected, status: REMOVED });
  const reasons = `update departure set reason = '연락이 "안" 돼요.' where kind = 'REMOVED' and notice_id = ?`;
  await app.sql(reasons, [notice.id]);
}

/** Builds posts by the team and by a former teammate. At most one is pinned. */
async function buildBoard(
  app: TestApp,
  viewers: Viewers,
  { plan, notice, index }: { plan: TeamPlan; notice: Notice; index: number },
) {
  const authors: ViewerName[] = [plan.owner, ...(Object.keys(plan.mates) as ViewerName[]), 'left'];
  for (const name of authors.slice(0, index % 5)) {
    await buildTeamPost(app.em(), { notice, author: viewers[name], text: `글\n<${name}>` });
  }
  if (index % 3 !== 2) await buildTeam(app.em(), { notice });
  if (index % 3 === 1) await app.sql('update team set link = null where notice_id = ?', [notice.id]);
  if (index % 4 === 3) await app.sql('update team set pinned_post_id = null where notice_id = ?', [notice.id]);
}

async function buildContacts(app: TestApp, viewers: Viewers) {
  const openChat = 'https://open.kakao.com/o/chat';
  const all = { openChat, email: 'a@b.kr', discord: 'discord.name' };
  await buildContact(app.em(), { ...all, member: viewers.owner });
  await buildContact(app.em(), { member: viewers.approved, github: null });
  await buildContact(app.em(), { ...all, phone: null, member: viewers.masked });
  await buildContact(app.em(), { member: viewers.stranger });
}

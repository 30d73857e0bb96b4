import { ApplicationStatus } from '../domain/applications/application.entity';
import { Member } from '../domain/members/member.entity';
import {
  buildApplication,
  buildCase,
  buildComment,
  buildFavourite,
  buildInvitation,
  buildNotification,
  buildPasswordReset,
  buildStudy,
  makeModerator,
  PASSWORD,
} from './factories';
import { asInput } from './graphql-inputs';
import type { TestApp } from './harness';
import { GQL, STUDY_INPUT } from './operations';
import { buildPerson, type Person } from './race-actions';
import { graphql, type Racer } from './races';

/** Three studies of one owner, one of them closed, and every kind of row that a write can lock. */
export interface WriteWorld {
  owner: Person;
  applicant: Person;
  newcomer: Person;
  /** A teammate of the notice. */
  teammate: Person;
  moderator: Person;
  /** Ids of the cases about the comment and the applicant. */
  cases: { comment: number; member: number };
  /** Token of an invitation to the team of the notice. */
  invitation: string;
  /** Token of a password reset of the applicant. */
  resetToken: string;
  ids: Record<Row, number>;
}

/** Rows that a write may lock: table and start of the condition, up to the id. */
export const SOURCES = {
  notice: 'notice where id =',
  laterNotice: 'notice where id =',
  closedNotice: 'notice where id =',
  owner: 'member where id =',
  applicant: 'member where id =',
  newcomer: 'member where id =',
  membership: 'team_member where notice_id =',
  application: 'application where id =',
  comment: 'comment where id =',
  notification: 'notification where id =',
  seat: 'seat where role is null and notice_id =',
  counts: 'notice_count where slot = 0 and notice_id =',
} as const;

export type Row = keyof typeof SOURCES;

export const ROWS = Object.keys(SOURCES) as Row[];

/** Prepares a write in a world. */
export type Write = (world: WriteWorld) => Racer;

/** Builds a world for one write. */
export async function buildWriteWorld(app: TestApp): Promise<WriteWorld> {
  const owner = await buildPerson(app);
  const applicant = await buildPerson(app);
  const newcomer = await buildPerson(app);
  const notice = await buildStudy(app.em(), { owner: owner.member });
  const application = await buildApplication(app.em(), { notice, applicant: applicant.member });
  const laterNotice = await buildStudy(app.em(), { owner: owner.member });
  await buildApplication(app.em(), { notice: laterNotice, applicant: applicant.member });
  const teammate = await buildPerson(app);
  await buildApplication(app.em(), { notice, applicant: teammate.member, status: ApplicationStatus.APPROVED });
  const closedNotice = await buildStudy(app.em(), { owner: owner.member, recruiting: false });
  // The fan is a member outside the world. The people of the world are locked with their own
  // notice, and this is a different one.
  await buildFavourite(app.em(), { notice: closedNotice });
  const comment = await buildComment(app.em(), { notice, author: applicant.member });
  await buildFavourite(app.em(), { notice, member: applicant.member });
  const notification = await buildNotification(app.em(), {
    notice,
    recipient: owner.member,
    actor: applicant.member,
  });
  const ids = {
    notice: notice.id,
    laterNotice: laterNotice.id,
    closedNotice: closedNotice.id,
    owner: owner.member.id,
    applicant: applicant.member.id,
    newcomer: newcomer.member.id,
    membership: notice.id,
    application: application.id,
    comment: comment.id,
    notification: notification.id,
    seat: notice.id,
    counts: notice.id,
  };
  const moderator = await buildPerson(app);
  await makeModerator(app.em(), moderator.member);
  const { case: ofComment } = await buildCase(app.em(), { target: comment });
  const { case: ofMember } = await buildCase(app.em(), {
    target: await app.em().findOneOrFail(Member, applicant.member.id),
  });
  const cases = { comment: ofComment.id, member: ofMember.id };
  const { token: resetToken } = await buildPasswordReset(app.em(), { member: applicant.member });
  const { token: invitation } = await buildInvitation(app.em(), { notice });
  return { owner, applicant, newcomer, teammate, moderator, cases, invitation, resetToken, ids };
}

/** Returns the people of a world. Each has a separate account. */
export function peopleOf({ owner, applicant, newcomer, teammate, moderator }: WriteWorld): Record<string, Person> {
  return { owner, applicant, newcomer, teammate, moderator };
}

const someProfile = { nickName: '새이름', school: '한빛대학교' };

/** Writes by mutation name. The name may include the member. */
export const WRITES: Readonly<Record<string, Write>> = {
  applyToNotice: ({ newcomer, ids }) =>
    graphql(newcomer.client, GQL.apply, { input: { noticeId: ids.notice, text: '함께해요' } }),
  cancelApplication: ({ applicant, ids }) => graphql(applicant.client, GQL.cancel, { id: ids.application }),
  approveApplication: ({ owner, ids }) => graphql(owner.client, GQL.approve, { id: ids.application }),
  rejectApplication: ({ owner, ids }) => graphql(owner.client, GQL.reject, { id: ids.application }),
  addComment: ({ applicant, ids }) =>
    graphql(applicant.client, GQL.comment, { input: { noticeId: ids.notice, text: '저도요' } }),
  'addComment as a reply': ({ newcomer, ids }) =>
    graphql(newcomer.client, GQL.comment, { input: { noticeId: ids.notice, parentId: ids.comment, text: '저도요' } }),
  deleteComment: ({ owner, ids }) => graphql(owner.client, GQL.removeComment, { id: ids.comment }),
  favouriteNotice: ({ newcomer, ids }) => graphql(newcomer.client, GQL.favourite, { id: ids.notice }),
  unfavouriteNotice: ({ applicant, ids }) => graphql(applicant.client, GQL.unfavourite, { id: ids.notice }),
  reportContent: ({ newcomer, ids }) =>
    graphql(newcomer.client, GQL.report, { input: { target: 'COMMENT', targetId: ids.comment, reason: 'SPAM' } }),
  blockMember: ({ newcomer, ids }) => graphql(newcomer.client, GQL.block, { id: ids.owner }),
  hideContent: ({ moderator, cases }) => graphql(moderator.client, GQL.hide, { id: cases.comment }),
  suspendMember: ({ moderator, cases }) => graphql(moderator.client, GQL.suspend, { id: cases.member }),
  createStudy: ({ owner }) => graphql(owner.client, GQL.createStudy, { input: asInput(STUDY_INPUT) }),
  updateStudy: ({ owner, ids }) =>
    graphql(owner.client, GQL.updateStudy, { input: { id: ids.notice, ...asInput(STUDY_INPUT) } }),
  closeNotice: ({ owner, ids }) => graphql(owner.client, GQL.close, { id: ids.notice }),
  reopenNotice: ({ owner, ids }) => graphql(owner.client, GQL.reopen, { id: ids.closedNotice }),
  confirmNotice: ({ owner, ids }) => graphql(owner.client, GQL.confirm, { id: ids.notice }),
  deleteNotice: ({ owner, ids }) => graphql(owner.client, GQL.remove, { id: ids.notice }),
  markNotificationRead: ({ owner, ids }) => graphql(owner.client, GQL.markRead, { id: ids.notification }),
  markAllNotificationsRead: ({ owner }) => graphql(owner.client, GQL.markAllRead),
  updateProfile: ({ applicant }) => graphql(applicant.client, GQL.updateProfile, { input: someProfile }),
  changePassword: ({ applicant }) =>
    graphql(applicant.client, GQL.changePassword, {
      input: { currentPassword: PASSWORD, newPassword: 'pondering-otter' },
    }),
  changeEmail: ({ applicant }) =>
    graphql(applicant.client, GQL.changeEmail, {
      input: { email: `new-${applicant.member.email}`, password: PASSWORD },
    }),
  resetPassword: ({ applicant, resetToken }) =>
    graphql(applicant.client, GQL.resetPassword, { input: { token: resetToken, newPassword: 'pondering-otter' } }),
  createAccessToken: ({ applicant }) =>
    graphql(applicant.client, GQL.createAccessToken, {
      input: { name: '토큰', scopes: ['READ'], validDays: 7, password: PASSWORD },
    }),
  addTeamPost: ({ owner, ids }) =>
    graphql(owner.client, GQL.addTeamPost, { input: { teamId: ids.notice, text: '만나요' } }),
  leaveTeam: ({ teammate, ids }) => graphql(teammate.client, GQL.leaveTeam, { input: { teamId: ids.notice } }),
  joinTeam: ({ newcomer, invitation }) => graphql(newcomer.client, GQL.joinTeam, { token: invitation }),
  moveTeam: ({ owner, ids }) =>
    graphql(owner.client, GQL.moveTeam, { input: { teamId: ids.notice, state: 'DISBANDED' } }),
  handOverTeam: ({ owner, teammate, ids }) =>
    graphql(owner.client, GQL.handOverTeam, { input: { teamId: ids.notice, memberId: teammate.member.id } }),
  'leaveTeam as the owner': ({ owner, ids }) => graphql(owner.client, GQL.leaveTeam, { input: { teamId: ids.notice } }),
  removeTeamMember: ({ owner, teammate, ids }) =>
    graphql(owner.client, GQL.removeTeamMember, {
      input: { teamId: ids.notice, memberId: teammate.member.id, reason: '약속' },
    }),
  withdraw: ({ applicant }) => graphql(applicant.client, GQL.withdraw, { password: PASSWORD }),
  'withdraw as the owner': ({ owner }) => graphql(owner.client, GQL.withdraw, { password: PASSWORD }),
};

/** Mutations that are left out, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  logIn: 'it writes no row that another write locks',
  logOut: 'it writes no row that another write locks',
  requestPasswordReset: 'it only adds a job, which writes later',
  signUp: 'no other write can refer to its member yet',
  revokeAccessToken: 'it writes one row that refers only to its member, and locks no other',
  requestSchoolCode: 'it writes rows that refer only to its member, and locks no other',
  giveConsents: 'it writes rows that refer only to its member, and locks no other',
  prepareDataExport: 'it writes no row',
  verifySchool: 'it only locks its member, and then the code of that member',
  restoreContent: 'it is hideContent with other values',
  unblockMember: 'it deletes one row, and locks no other',
  appealDecision: 'it only locks its case, and only rulings lock other rows before a case',
  updateNotificationSetting: 'it writes one row that refers only to its member, and locks no other',
  unsubscribeFromMails: 'it is updateNotificationSetting with other values',
  updateContacts: 'it writes one row that refers only to its member, and locks no other',
  waitlistApplication: 'it is rejectApplication with another status',
  decideApplications: 'it is rejectApplication once for each application',
  createTeamInvitation: 'after the notice it writes one row that refers only to the notice',
  revokeTeamInvitation: 'after the notice it locks one row that refers only to the notice',
  showTeamOnProfile: 'after the notice it writes one row that refers only to the notice and its member',
  askTeamMember: 'it is removeTeamMember with another row',
  answerTeam: 'it is leaveTeam with another row',
  deleteTeamPost: 'it is deleteComment with another table',
  pinTeamPost: 'after the notice it locks one row that refers only to the notice',
  updateTeamLink: 'it is pinTeamPost with another column',
  createProject: 'it is createStudy with other columns',
  updateProject: 'it is updateStudy with other columns',
};

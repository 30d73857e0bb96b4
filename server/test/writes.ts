import {
  buildApplication,
  buildComment,
  buildFavourite,
  buildNotification,
  buildPasswordReset,
  buildStudy,
  PASSWORD,
} from './factories';
import { asInput } from './graphql-inputs';
import type { TestApp } from './harness';
import { GQL, STUDY_INPUT } from './operations';
import { buildPerson, type Person } from './race-actions';
import { graphql, type Racer } from './races';

/** Two studies of one owner, and everything that a write can lock. */
export interface WriteWorld {
  owner: Person;
  applicant: Person;
  newcomer: Person;
  /** The token of a link by which the applicant may set a new password. */
  resetToken: string;
  ids: Record<Row, number>;
}

/** The rows that are locked, by what precedes their id in a statement. */
export const SOURCES = {
  notice: 'notice where id =',
  laterNotice: 'notice where id =',
  owner: 'member where id =',
  applicant: 'member where id =',
  newcomer: 'member where id =',
  application: 'application where id =',
  comment: 'comment where id =',
  notification: 'notification where id =',
  seat: 'seat where role is null and notice_id =',
  counts: 'notice_count where slot = 0 and notice_id =',
} as const;

/** One of these rows. */
export type Row = keyof typeof SOURCES;

/** All of them. */
export const ROWS = Object.keys(SOURCES) as Row[];

/** A write in such a world. */
export type Write = (world: WriteWorld) => Racer;

/** Builds one. */
export async function buildWriteWorld(app: TestApp): Promise<WriteWorld> {
  const owner = await buildPerson(app);
  const applicant = await buildPerson(app);
  const newcomer = await buildPerson(app);
  const notice = await buildStudy(app.em(), { owner: owner.member });
  const application = await buildApplication(app.em(), { notice, applicant: applicant.member });
  const laterNotice = await buildStudy(app.em(), { owner: owner.member });
  await buildApplication(app.em(), { notice: laterNotice, applicant: applicant.member });
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
    owner: owner.member.id,
    applicant: applicant.member.id,
    newcomer: newcomer.member.id,
    application: application.id,
    comment: comment.id,
    notification: notification.id,
    seat: notice.id,
    counts: notice.id,
  };
  const { token: resetToken } = await buildPasswordReset(app.em(), { member: applicant.member });
  return { owner, applicant, newcomer, resetToken, ids };
}

const someProfile = { nickName: '새이름', school: '한빛대학교' };

/** Every write, by the mutation's name, and who does it where there is a choice. */
export const WRITES: Readonly<Record<string, Write>> = {
  applyToNotice: ({ newcomer, ids }) =>
    graphql(newcomer.client, GQL.apply, { input: { noticeId: ids.notice, text: '함께해요' } }),
  cancelApplication: ({ applicant, ids }) => graphql(applicant.client, GQL.cancel, { id: ids.application }),
  approveApplication: ({ owner, ids }) => graphql(owner.client, GQL.approve, { id: ids.application }),
  rejectApplication: ({ owner, ids }) => graphql(owner.client, GQL.reject, { id: ids.application }),
  addComment: ({ applicant, ids }) =>
    graphql(applicant.client, GQL.comment, { input: { noticeId: ids.notice, text: '저도요' } }),
  deleteComment: ({ owner, ids }) => graphql(owner.client, GQL.removeComment, { id: ids.comment }),
  favouriteNotice: ({ newcomer, ids }) => graphql(newcomer.client, GQL.favourite, { id: ids.notice }),
  unfavouriteNotice: ({ applicant, ids }) => graphql(applicant.client, GQL.unfavourite, { id: ids.notice }),
  createStudy: ({ owner }) => graphql(owner.client, GQL.createStudy, { input: asInput(STUDY_INPUT) }),
  updateStudy: ({ owner, ids }) =>
    graphql(owner.client, GQL.updateStudy, { input: { id: ids.notice, ...asInput(STUDY_INPUT) } }),
  closeNotice: ({ owner, ids }) => graphql(owner.client, GQL.close, { id: ids.notice }),
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
  withdraw: ({ applicant }) => graphql(applicant.client, GQL.withdraw, { password: PASSWORD }),
  'withdraw as the owner': ({ owner }) => graphql(owner.client, GQL.withdraw, { password: PASSWORD }),
};

/** Mutations that are left out, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  logIn: 'it writes no row that another write locks',
  logOut: 'it writes no row that another write locks',
  requestPasswordReset: 'it only adds a job, which writes later',
  signUp: 'its member is not known to any other write yet',
  revokeAccessToken: 'it writes one row that refers to nothing but its member, and locks no other',
  requestSchoolCode: 'it writes rows that refer to nothing but its member, and locks no other',
  verifySchool: 'it locks its member, and then the code of that member alone',
  createProject: 'it is createStudy with other columns',
  updateProject: 'it is updateStudy with other columns',
};

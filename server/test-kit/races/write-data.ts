import { ApplicationStatus } from '../../domain/applications/application.entity';
import { Member } from '../../domain/members/member.entity';
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
} from '../factories/factories';
import type { TestApp } from '../app/test-app';
import { buildPerson, type Person } from './race-actions';
import type { Racer } from './races';

/** Three studies of one owner, one of them closed, and every kind of row that a write can lock. */
export interface WriteData {
  owner: Person;
  applicant: Person;
  newcomer: Person;
  /** A team member of the notice. */
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

/** Prepares a write on test data. */
export type Write = (testData: WriteData) => Racer;

/** Prepares a write on test data. It may add rows first. */
export type PreparedWrite = (testData: WriteData, app: TestApp) => Racer | Promise<Racer>;

/** Builds the test data of one write. */
export async function buildWriteData(app: TestApp): Promise<WriteData> {
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
  // A favourite of another member (the fan). The people of the test data are locked with their own
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

/** Returns the people of the test data. Each has a separate account. */
export function peopleOf({ owner, applicant, newcomer, teammate, moderator }: WriteData): Record<string, Person> {
  return { owner, applicant, newcomer, teammate, moderator };
}

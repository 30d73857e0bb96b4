import type { EntityManager } from '@mikro-orm/postgresql';
import { ApplicationStatus } from '../../domain/applications/application.entity';
import type { Member } from '../../domain/members/member.entity';
import {
  buildApplication,
  buildCase,
  buildComment,
  buildFavourite,
  buildInvitation,
  buildMember,
  buildNotification,
  buildPasswordReset,
  buildStudy,
  makeModerator,
  PASSWORD,
} from '../factories/factories';
import type { TestApp } from '../app/test-app';
import type { TestClient } from '../clients/client';
import type { Person } from './race-actions';
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

/** Builds the test data of one write. Everyone is logged in. */
export async function buildWriteData(app: TestApp): Promise<WriteData> {
  const people = new People(app);
  const testData = await buildWith(app, people);
  for (const person of Object.values(peopleOf(testData))) void person.client;
  await people.loggedIn();
  return testData;
}

/** Prepares these writes on the same new test data. Only people who send a request log in. */
export async function prepareWrites(app: TestApp, ...writes: Write[]): Promise<Racer[]> {
  const people = new People(app);
  const testData = await buildWith(app, people);
  const racers = writes.map((write) => write(testData));
  await people.loggedIn();
  return racers;
}

/** People who begin to log in when their client is first read. */
class People {
  private readonly logins: Promise<void>[] = [];

  constructor(private readonly app: TestApp) {}

  add(member: Member): Person {
    let client: TestClient | undefined;
    const logIn = (): TestClient => {
      const created = this.app.visitor();
      this.logins.push(created.logIn(member.loginId, PASSWORD));
      return created;
    };
    return {
      member,
      get client() {
        return (client ??= logIn());
      },
    };
  }

  async loggedIn(): Promise<void> {
    await Promise.all(this.logins);
  }
}

async function buildWith(app: TestApp, people: People): Promise<WriteData> {
  // One transaction, because a commit for each row would take longer than all rows.
  const { members, ...others } = await app.em().transactional(buildRows);
  return {
    owner: people.add(members.owner),
    applicant: people.add(members.applicant),
    newcomer: people.add(members.newcomer),
    teammate: people.add(members.teammate),
    moderator: people.add(members.moderator),
    ...others,
  };
}

async function buildRows(em: EntityManager) {
  const members = {
    owner: await buildMember(em),
    applicant: await buildMember(em),
    newcomer: await buildMember(em),
    teammate: await buildMember(em),
    moderator: await makeModerator(em, await buildMember(em)),
  };
  const { owner, applicant, newcomer, teammate } = members;
  const notice = await buildStudy(em, { owner });
  const application = await buildApplication(em, { notice, applicant });
  const laterNotice = await buildStudy(em, { owner });
  await buildApplication(em, { notice: laterNotice, applicant });
  await buildApplication(em, { notice, applicant: teammate, status: ApplicationStatus.APPROVED });
  const closedNotice = await buildStudy(em, { owner, recruiting: false });
  // The favourite of a member who has no other row here, so its locks belong to this notice only.
  await buildFavourite(em, { notice: closedNotice });
  const comment = await buildComment(em, { notice, author: applicant });
  await buildFavourite(em, { notice, member: applicant });
  const notification = await buildNotification(em, { notice, recipient: owner, actor: applicant });
  const ids = {
    notice: notice.id,
    laterNotice: laterNotice.id,
    closedNotice: closedNotice.id,
    owner: owner.id,
    applicant: applicant.id,
    newcomer: newcomer.id,
    membership: notice.id,
    application: application.id,
    comment: comment.id,
    notification: notification.id,
    seat: notice.id,
    counts: notice.id,
  };
  const { case: ofComment } = await buildCase(em, { target: comment });
  const { case: ofMember } = await buildCase(em, { target: applicant });
  const cases = { comment: ofComment.id, member: ofMember.id };
  const { token: resetToken } = await buildPasswordReset(em, { member: applicant });
  const { token: invitation } = await buildInvitation(em, { notice });
  return { members, cases, invitation, resetToken, ids };
}

/** Returns the people of the test data. Each has a separate account. */
export function peopleOf({ owner, applicant, newcomer, teammate, moderator }: WriteData): Record<string, Person> {
  return { owner, applicant, newcomer, teammate, moderator };
}

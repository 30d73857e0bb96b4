import type { EntityManager } from '@mikro-orm/postgresql';
import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../../shared/consents';
import type { Language } from '../../../../shared/language';
import { readTags } from '../../../../shared/tags';
import { ApplicationAnswer } from '../../../domain/applications/answers/answer.entity';
import { Application, ApplicationStatus } from '../../../domain/applications/application.entity';
import { Comment } from '../../../domain/comments/comment.entity';
import { Favourite } from '../../../domain/favourites/favourite.entity';
import { Consent } from '../../../domain/members/consents/consent.entity';
import { Member } from '../../../domain/members/member.entity';
import { CloseReason, NoticeKind, TeamState } from '../../../domain/notices/notice.entity';
import { Project } from '../../../domain/notices/kinds/project.entity';
import { Study } from '../../../domain/notices/kinds/study.entity';
import { NoticeQuestion } from '../../../domain/notices/questions/question.entity';
import { Notification } from '../../../domain/notifications/notification.entity';
import { personKey } from '../../../domain/schools/school-domains';
import { EXAMPLE_SCHOOL, schoolKey } from '../../../domain/schools/school-names';
import { TeamMember } from '../../../domain/teams/team.entity';
import { factColumnsOf } from '../facts';
import { type DemoLoginId, ENGLISH, LOGIN_IDS, MEMBERS, VERIFIED } from '../members';
import type { DemoNotification } from '../notifications';
import { NOTICES, type NoticeName } from '../notices';
import type { DemoProject } from '../projects';
import type { DemoStudy } from '../studies';
import { TEAM_STATES } from '../teams';
import { sentProfileOf } from '../profiles';
import { type Applied, type Commented, type Favoured, joinedAt, type Posted, type Timeline } from '../timeline';

const SCHOOL = { university: EXAMPLE_SCHOOL.name, schoolKey: schoolKey(EXAMPLE_SCHOOL.name) };

/** Ids of the demo's members, notices and applications in the database. */
export interface Ids {
  member(loginId: DemoLoginId): number;
  notice(name: NoticeName): number;
  application(application: Applied): number;
}

/**
 * Reserves the ids of all referenced rows, because an INSERT of many rows returns only the first
 * id. Notices and applications share a sequence, so they get ids in chronological order.
 */
export async function drawIds(em: EntityManager, timeline: Timeline): Promise<Ids> {
  const events = [...timeline.notices, ...timeline.applications].sort((a, b) => a.at.getTime() - b.at.getTime());
  const keys = events.map((event) => ('name' in event ? event.name : event));
  const idOf = finder<NoticeName | Applied>(keys, await draw(em, 'notice_application_id_seq', keys.length));
  const member = finder(LOGIN_IDS, await draw(em, 'member_id_seq', LOGIN_IDS.length));
  return { member, notice: idOf, application: idOf };
}

async function draw(em: EntityManager, sequence: string, count: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    'select nextval(?::regclass)::int as id from generate_series(1, ?) order by id',
    [sequence, count],
  );
  return rows.map(({ id }) => id);
}

function finder<Key>(keys: readonly Key[], ids: readonly number[]): (key: Key) => number {
  const idsByKey = new Map(keys.map((key, index) => [key, ids[index]]));
  return (key) => {
    const id = idsByKey.get(key);
    if (id === undefined) throw new Error(`the demo has no id for ${JSON.stringify(key)}`);
    return id;
  };
}

export async function writeMembers(em: EntityManager, ids: Ids, passwordHash: string, now: Date): Promise<void> {
  const rows = LOGIN_IDS.map((loginId) => ({
    ...SCHOOL,
    id: ids.member(loginId),
    loginId,
    passwordHash,
    nickName: MEMBERS[loginId],
    email: addressOf(loginId),
    emailConfirmedAt: joinedAt(loginId, now),
    createdAt: joinedAt(loginId, now),
    language: languageOf(loginId),
    ...verificationOf(loginId, now),
  }));
  await em.insertMany<Member>(Member, rows);
}

const languageOf = (loginId: DemoLoginId): Language => (ENGLISH.has(loginId) ? 'en' : 'ko');

/** Writes consents to the current terms, so that users of the demo do not have to consent. */
export async function writeConsents(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const rows = LOGIN_IDS.flatMap((loginId) =>
    CONSENT_KINDS.map((kind) => ({
      member: ids.member(loginId),
      kind,
      version: CONSENT_VERSIONS[kind],
      agreedAt: joinedAt(loginId, now),
    })),
  );
  await em.insertMany(Consent, rows);
}

function addressOf(loginId: DemoLoginId): string {
  return `${loginId}@${EXAMPLE_SCHOOL.domains[0]}`;
}

/** Columns that the entity sets when a member verifies the school. */
function verificationOf(loginId: DemoLoginId, now: Date) {
  const member = new Member();
  const email = addressOf(loginId);
  if (VERIFIED.has(loginId)) member.verifySchool(email, personKey(email, SCHOOL.schoolKey), now);
  const { verifiedEmail, verifiedPerson, verifiedAt, verifiedUntil } = member;
  return { verifiedEmail, verifiedPerson, verifiedAt, verifiedUntil };
}

/** Writes the projects, then the studies, and their questions. */
export async function writeNotices(em: EntityManager, ids: Ids, notices: readonly Posted[], now: Date): Promise<void> {
  const projects = notices.flatMap((posted) => {
    const notice = NOTICES[posted.name];
    return 'roles' in notice
      ? [{ ...noticeRow(posted, ids, now), kind: NoticeKind.PROJECT, ...projectColumns(notice) }]
      : [];
  });
  const studies = notices.flatMap((posted) => {
    const notice = NOTICES[posted.name];
    return 'roles' in notice
      ? []
      : [{ ...noticeRow(posted, ids, now), kind: NoticeKind.STUDY, ...studyColumns(notice) }];
  });
  await em.insertMany(Project, projects);
  await em.insertMany(Study, studies);
  const questions = notices.flatMap(({ name }) =>
    questionsOf(name).map((text, index) => ({ notice: ids.notice(name), position: index + 1, text })),
  );
  await em.insertMany(NoticeQuestion, questions);
}

function questionsOf(name: NoticeName): readonly string[] {
  return NOTICES[name].questions ?? [];
}

function noticeRow({ name, at, closedAt, deadline }: Posted, ids: Ids, now: Date) {
  const { owner, title, recruitNumber, content, verifiedOnly = false } = NOTICES[name];
  return {
    ...SCHOOL,
    id: ids.notice(name),
    owner: ids.member(owner),
    title,
    recruitNumber,
    content: content.join('\n'),
    verifiedOnly,
    ...factColumnsOf(name, now),
    open: closedAt === null,
    closedAt,
    deadline,
    teamState: TeamState[TEAM_STATES[name] ?? 'ACTIVE'],
    closeReason: closedAt && (deadline ? CloseReason.DEADLINE : CloseReason.OWNER),
    createdAt: at,
  };
}

function projectColumns({ field, techStack, roles }: DemoProject) {
  const [frontendNumber, backendNumber, designerNumber] = roles;
  const tags = readTags(techStack);
  return { field, techStack, tags, frontendNumber, backendNumber, designerNumber };
}

function studyColumns({ topics = '' }: DemoStudy) {
  return { techStack: topics, tags: readTags(topics) };
}

/** Inserts the applications with their answers, and the approved applicants as team members. */
export async function writeApplications(em: EntityManager, ids: Ids, applications: readonly Applied[]): Promise<void> {
  const rows = applications.map((application) => ({
    id: ids.application(application),
    notice: ids.notice(application.notice),
    applicant: ids.member(application.by),
    role: application.role,
    text: application.text,
    status: application.status,
    createdAt: application.at,
    decidedAt: application.decidedAt,
    decideBy: application.decideBy,
    waitlistedAt: application.status === ApplicationStatus.WAITLISTED ? application.decidedAt : null,
    message: application.message,
    profile: sentProfileOf(application.by),
  }));
  await em.insertMany(Application, rows);
  const answers = applications.flatMap((application) =>
    application.answers.map((text, index) => ({
      application: ids.application(application),
      position: index + 1,
      question: questionsOf(application.notice)[index] ?? '',
      text,
    })),
  );
  await em.insertMany(ApplicationAnswer, answers);
  const members = rows.flatMap(({ notice, applicant: member, role, status, decidedAt: since }) =>
    status === ApplicationStatus.APPROVED && since ? [{ notice, member, role, since }] : [],
  );
  await em.insertMany(TeamMember, members);
}

/** Turns each comment of an owner into a reply to the latest comment of another member. */
const ANSWERS_AS_REPLIES = `
  update comment c set parent_id = (
    select max(q.id) from comment q where q.notice_id = c.notice_id and q.id < c.id and q.author_id <> n.owner_id
  ) from notice n where n.id = c.notice_id and c.author_id = n.owner_id`;

export async function writeComments(em: EntityManager, ids: Ids, comments: readonly Commented[]): Promise<void> {
  const rows = comments.map(({ notice, by, text, at }) => ({
    notice: ids.notice(notice),
    author: ids.member(by),
    text,
    createdAt: at,
  }));
  await em.insertMany(Comment, rows);
  await em.execute(ANSWERS_AS_REPLIES);
}

export async function writeFavourites(em: EntityManager, ids: Ids, favourites: readonly Favoured[]): Promise<void> {
  const rows = favourites.map(({ notice, by, at }) => ({
    member: ids.member(by),
    notice: ids.notice(notice),
    createdAt: at,
  }));
  await em.insertMany(Favourite, rows);
}

export async function writeNotifications(
  em: EntityManager,
  ids: Ids,
  notifications: readonly DemoNotification[],
): Promise<void> {
  const rows = notifications.map(({ recipient, kind, notice, actor, at, readAt }) => ({
    recipient: ids.member(recipient),
    kind,
    notice: ids.notice(notice),
    noticeTitle: NOTICES[notice].title,
    actor: ids.member(actor),
    readAt,
    createdAt: at,
    month: `${at.toISOString().slice(0, 7)}-01`,
  }));
  await em.insertMany(Notification, rows);
}

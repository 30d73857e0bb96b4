import type { EntityManager } from '@mikro-orm/postgresql';
import { ApplicationAnswer } from '../../domain/applications/answers/answer.entity';
import { Application, ApplicationStatus } from '../../domain/applications/application.entity';
import { DecisionReminder, DecisionReminderKind } from '../../domain/applications/deciding/decision-reminder.entity';
import { DepartureKind } from '../../domain/teams/team.entity';
import type { Member } from '../../domain/members/member.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import { Project } from '../../domain/notices/kinds/project.entity';
import { Role } from '../../domain/profiles/role.entity';
import { buildMember } from './members';
import { buildProject, buildStudy } from './notices';
import { buildTeamMember, buildDeparture } from './teams';

/** Record of a reminder to the owner of a study to decide about applications. */
export async function buildDecisionReminder(em: EntityManager): Promise<DecisionReminder> {
  const reminder = new DecisionReminder();
  const kind = DecisionReminderKind.LAST_DAY;
  Object.assign(reminder, { notice: await buildStudy(em), kind, decideBy: '2026-12-01' });
  await em.persist(reminder).flush();
  return reminder;
}

/**
 * A pending application by default, to a project as a frontend. APPROVED applicants are in the
 * team. LEFT and REMOVED applicants were approved and are no longer in it.
 */
export async function buildApplication(
  em: EntityManager,
  overrides: {
    notice?: Notice;
    applicant?: Member;
    role?: Role | null;
    text?: string;
    status?: ApplicationStatus;
    decideBy?: string;
  } = {},
): Promise<Application> {
  const notice = overrides.notice ?? (await buildProject(em));
  const member = overrides.applicant ?? (await buildMember(em));
  const role = overrides.role ?? (notice instanceof Project ? Role.FRONTEND : null);
  const status = overrides.status ?? ApplicationStatus.PENDING;
  const kind = DEPARTURES[status];
  const application = new Application();
  Object.assign(application, {
    notice,
    applicant: member,
    role,
    text: overrides.text ?? '잘 부탁드려요.',
    status: kind ? ApplicationStatus.APPROVED : status,
    decideBy: overrides.decideBy ?? null,
    decidedAt: status === ApplicationStatus.PENDING ? null : new Date(),
  });
  await em.persist(application).flush();
  if (status === ApplicationStatus.APPROVED) await buildTeamMember(em, { notice, member, role });
  if (kind) await buildDeparture(em, { notice, member, kind, reason: null });
  return application;
}

/** An answer of an application, by default the first one of a new application. */
export async function buildAnswer(
  em: EntityManager,
  overrides: { application?: Application; position?: number; question?: string; text?: string } = {},
): Promise<ApplicationAnswer> {
  const answer = new ApplicationAnswer();
  Object.assign(answer, {
    application: overrides.application ?? (await buildApplication(em)),
    position: overrides.position ?? 1,
    question: overrides.question ?? '왜 하고 싶나요?',
    text: overrides.text ?? '재미있어 보여서요.',
  });
  await em.persist(answer).flush();
  return answer;
}

/** Kind of the departure by the status that a test passes. */
const DEPARTURES: Partial<Record<ApplicationStatus, DepartureKind>> = {
  [ApplicationStatus.LEFT]: DepartureKind.LEFT,
  [ApplicationStatus.REMOVED]: DepartureKind.REMOVED,
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { Comment } from '../../domain/comments/comment.entity';
import { Member } from '../../domain/members/member.entity';
import { ModerationCase, Report, ReportReason } from '../../domain/moderation/moderation.entity';
import { Notice } from '../../domain/notices/notice.entity';
import { SchoolOperator } from '../../domain/operators/school-operator.entity';
import { buildMember } from './members';
import { buildProject } from './notices';

/** A case with one report. By default the target is a project and the reporter is not verified. */
export async function buildCase(
  em: EntityManager,
  overrides: { target?: Notice | Comment | Member; reporter?: Member; verified?: boolean } = {},
): Promise<{ case: ModerationCase; report: Report }> {
  const { target = await buildProject(em), verified = false } = overrides;
  const opened = new ModerationCase();
  opened.notice = target instanceof Notice ? target : null;
  opened.comment = target instanceof Comment ? target : null;
  opened.member = target instanceof Member ? target : null;
  opened.author = target instanceof Notice ? target.owner : target instanceof Comment ? target.author : target;
  const notice = target instanceof Comment ? target.notice : target;
  Object.assign(opened, { schoolKey: notice.schoolKey, reports: 1, verifiedReports: verified ? 1 : 0 });
  const report = new Report();
  const reporter = overrides.reporter ?? (await buildMember(em));
  Object.assign(report, { case: opened, reporter, reason: ReportReason.SPAM, text: '광고예요.', verified });
  await em.persist([opened, report]).flush();
  return { case: opened, report };
}

/** An entry about the operator of a school, 한빛대학교 by default. */
export async function buildSchoolOperator(
  em: EntityManager,
  overrides: Partial<Pick<SchoolOperator, 'schoolKey' | 'name' | 'contact' | 'termsText' | 'privacyText'>> = {},
): Promise<SchoolOperator> {
  const entry = new SchoolOperator();
  Object.assign(entry, {
    schoolKey: '한빛대학교',
    name: '한빛대학교 학생지원팀',
    contact: 'team@hanbit.example',
    termsText: '동아리 방은 **밤 10시**까지 열려요.',
    privacyText: '- 서버는 학교 전산실에 있어요.',
    actorId: 1,
    ...overrides,
  });
  await em.persist(entry).flush();
  return entry;
}

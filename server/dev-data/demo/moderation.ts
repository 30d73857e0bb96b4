import type { EntityManager } from '@mikro-orm/postgresql';
import { Comment } from '../../domain/comments/comment.entity';
import { Member } from '../../domain/members/member.entity';
import {
  ModerationAction,
  ModerationCase,
  ModerationEntry,
  Report,
  ReportReason,
  ReportTarget,
} from '../../domain/moderation/moderation.entity';
import { Notice } from '../../domain/notices/notice.entity';
import { Notification } from '../../domain/notifications/notification.entity';
import { NotificationKind } from '../../domain/notifications/notification-kinds';
import type { DemoLoginId } from './members';
import type { NoticeName } from './notices';
import type { Ids } from './write/write-rows';

/** The member who moderates the demo's school and operates the service. */
const MODERATOR: DemoLoginId = 'jiwoo';

/** A report of the demo and its reporter. */
type DemoReport = readonly [by: DemoLoginId, reason: ReportReason, text: string];

/** A comment that three reports have hidden. */
const HIDDEN_COMMENT = {
  notice: 'taxiShare' as NoticeName,
  by: 'naru' as DemoLoginId,
  text: '★ 하루 10분으로 월 300 버는 법 ★ 프로필 링크로 오세요. 선착순이에요!!',
  reports: [
    ['minji', ReportReason.SPAM, '다른 공고에도 같은 댓글을 달고 있어요.'],
    ['seoyeon', ReportReason.SPAM, ''],
    ['hayoon', ReportReason.FRAUD, '링크로 들어가면 돈을 먼저 보내라고 해요.'],
  ] satisfies DemoReport[],
};

/** A notice with a pending report. */
const REPORTED_NOTICE = {
  notice: 'studyRoom' as NoticeName,
  reports: [['gunwoo', ReportReason.OTHER, '모집이 끝났는데 공고가 계속 열려 있는 것 같아요.']] satisfies DemoReport[],
};

/** Writes a moderator, a hidden comment and a pending report. */
export async function writeModeration(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  await em.nativeUpdate(Member, ids.member(MODERATOR), { moderator: true, operator: true });
  await hideComment(em, ids, now);
  const notice = await em.findOneOrFail(Notice, ids.notice(REPORTED_NOTICE.notice));
  const opened = new ModerationCase();
  Object.assign(opened, { notice, author: notice.owner, schoolKey: notice.schoolKey, reports: 1, verifiedReports: 0 });
  em.persist([opened, ...reportsOf(em, ids, opened, REPORTED_NOTICE.reports, false)]);
  await em.flush();
}

async function hideComment(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const { by, text, reports } = HIDDEN_COMMENT;
  const notice = await em.findOneOrFail(Notice, ids.notice(HIDDEN_COMMENT.notice));
  const author = em.getReference(Member, ids.member(by));
  const { schoolKey } = notice;
  const comment = new Comment();
  Object.assign(comment, { notice, author, text, hidden: true, createdAt: now });
  const opened = new ModerationCase();
  Object.assign(opened, { comment, author, schoolKey, reports: reports.length, verifiedReports: reports.length });
  await em.persist([comment, opened, ...reportsOf(em, ids, opened, reports, true)]).flush();
  const entry = new ModerationEntry();
  Object.assign(entry, { schoolKey, caseId: opened.id, targetId: comment.id, authorId: author.id });
  Object.assign(entry, { target: ReportTarget.COMMENT, action: ModerationAction.HIDE });
  const about = { notice, noticeTitle: notice.title, createdAt: now, times: 1 };
  const commented = Object.assign(new Notification(), about, { recipient: notice.owner, actor: author, readAt: now });
  commented.kind = NotificationKind.COMMENT_ADDED;
  const hidden = Object.assign(new Notification(), about, { recipient: author });
  hidden.kind = NotificationKind.CONTENT_HIDDEN;
  await em.persist([entry, commented, hidden]).flush();
}

function reportsOf(
  em: EntityManager,
  ids: Ids,
  opened: ModerationCase,
  reports: readonly DemoReport[],
  verified: boolean,
): Report[] {
  return reports.map(([by, reason, text]) => {
    const report = new Report();
    const reporter = em.getReference(Member, ids.member(by));
    return Object.assign(report, { case: opened, reporter, reason, text, verified });
  });
}

import type { NoticeKind, NotificationKind } from '../graphql/generated/documents';
import { getAppliedHref, getApplicantsHref, getManageHref, getNoticeHref } from '../notices/hrefs';
import { getDecisionsHref, getHref } from '../paths';

/** The fields of a notification that determine its link. */
interface NotificationTarget {
  kind: NotificationKind;
  /** Set if the notification reports an application that has not been cancelled since. */
  applicationId: string | null;
  /** Null if the notice was deleted or belongs to another school. */
  notice: {
    id: string;
    kind: NoticeKind;
    viewerCanManage: boolean;
    viewerApplication: { id: string } | null;
  } | null;
}

/** The kinds of notifications about moderators' rulings. The settings explain the rulings. */
export const DECISIONS: ReadonlySet<NotificationKind> = new Set([
  'CONTENT_HIDDEN',
  'CONTENT_RESTORED',
  'MEMBER_SUSPENDED',
]);

/**
 * Returns the path of the page that a notification links to, or undefined if its notice is not
 * available.
 */
export function getNotificationHref({ kind, applicationId, notice }: NotificationTarget): string | undefined {
  if (DECISIONS.has(kind)) return getDecisionsHref();
  if (!notice) return undefined;
  if (applicationId !== null) return getHref('resume', { id: applicationId });
  switch (kind) {
    case 'APPLICATION_RECEIVED':
    case 'APPLICATION_CANCELLED':
    case 'DECISION_DUE':
      return getApplicantsHref(notice.kind, notice.id);
    case 'COMMENT_ADDED':
      return getManageHref(notice.kind, notice.id);
    case 'APPLICATION_APPROVED':
    case 'APPLICATION_REJECTED':
    case 'NOTICE_CLOSED':
    case 'APPLICATION_WAITLISTED':
    case 'TEAM_REMOVED':
      // Members who only favourited the notice, or who have cancelled since, have no application.
      return notice.viewerApplication ? getAppliedHref(notice.kind, notice.id) : getNoticeHref(notice.kind, notice.id);
    case 'APPLICATION_EXPIRED':
      if (notice.viewerCanManage) return getApplicantsHref(notice.kind, notice.id);
      return getNoticeHref(notice.kind, notice.id);
    case 'COMMENT_REPLIED':
      return getNoticeHref(notice.kind, notice.id);
    case 'NOTICE_EXPIRED':
    case 'NOTICE_REOPENED':
    case 'DEADLINE_NEAR':
    case 'STILL_RECRUITING':
      return notice.viewerCanManage ? getManageHref(notice.kind, notice.id) : getNoticeHref(notice.kind, notice.id);
    case 'TEAM_POSTED':
    case 'TEAM_LEFT':
    case 'TEAM_ASKED':
    case 'TEAM_ANSWERED':
    case 'TEAM_JOINED':
    case 'TEAM_DONE':
    case 'TEAM_DISBANDED':
    case 'TEAM_HANDED_OVER':
      return getHref('team', { id: notice.id });
    default:
      return undefined;
  }
}

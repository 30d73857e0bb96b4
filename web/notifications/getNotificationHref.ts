import type { NoticeKind, NotificationKind } from '../graphql/generated/documents';
import { getAppliedHref, getApplicantsHref, getManageHref, getNoticeHref } from '../notices/hrefs';

/** The fields of a notification that determine its link. */
interface NotificationTarget {
  kind: NotificationKind;
  /** Null when the notice was deleted or belongs to another school. */
  notice: { id: string; kind: NoticeKind; viewerApplication: { id: string } | null } | null;
}

/** Returns the page that a notification links to, or undefined when its notice is not available. */
export function getNotificationHref({ kind, notice }: NotificationTarget): string | undefined {
  if (!notice) return undefined;
  switch (kind) {
    case 'APPLICATION_RECEIVED':
    case 'APPLICATION_CANCELLED':
      return getApplicantsHref(notice.kind, notice.id);
    case 'COMMENT_ADDED':
      return getManageHref(notice.kind, notice.id);
    case 'APPLICATION_APPROVED':
    case 'APPLICATION_REJECTED':
    case 'NOTICE_CLOSED':
      // Members who only favourited the notice, or who have cancelled since, have no application.
      return notice.viewerApplication ? getAppliedHref(notice.kind, notice.id) : getNoticeHref(notice.kind, notice.id);
    case 'NOTICE_DELETED':
      return undefined;
  }
}

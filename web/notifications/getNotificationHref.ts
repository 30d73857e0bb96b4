import type { NoticeKind, NotificationKind } from '../gql/graphql';
import { getNoticeHref } from '../notices/NoticeCard';
import { getAppliedHref, getApplicantsHref, getManageHref } from '../notices/hrefs';

/** What a notification's way depends on. */
interface Followable {
  kind: NotificationKind;
  /** Null when it was deleted, or is another school's now. */
  notice: { id: string; kind: NoticeKind; myApplication: { id: string } | null } | null;
}

/** Where a notification leads: an owner to the applicants or the comments, an applicant to the application. */
export function getNotificationHref({ kind, notice }: Followable): string | undefined {
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
      // Who marked the notice has no application; neither has who has cancelled it since.
      return notice.myApplication ? getAppliedHref(notice.kind, notice.id) : getNoticeHref(notice.kind, notice.id);
    case 'NOTICE_DELETED':
      return undefined;
  }
}

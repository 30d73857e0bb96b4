import type { NoticeKind, NotificationKind } from '../../graphql/generated/documents';
import { ALERT_SETTINGS_PATH } from '../../../shared/paths';
import { getAppliedHref, getApplicantsHref, getManageHref, getNoticeHref, getSentOffersHref } from '../notices/hrefs';
import { getHref, getSettingsHref, getSeekHref } from '../../paths';

/** The fields of a notification that determine its link. */
interface NotificationTarget {
  kind: NotificationKind;
  /** Set if the notification reports an application that has not been cancelled since. */
  applicationId: string | null;
  /** The news of alerts, each with the path of its list; null for other kinds. */
  news: readonly { path: string }[] | null;
  /** Null if the notice was deleted or belongs to another school. */
  notice: {
    id: string;
    kind: NoticeKind;
    viewerCanManage: boolean;
    viewerIsTeammate: boolean;
    viewerApplication: { id: string } | null;
  } | null;
}

/** The kinds of notifications about moderators' rulings. The settings explain the rulings. */
const RULINGS: ReadonlySet<NotificationKind> = new Set(['CONTENT_HIDDEN', 'CONTENT_RESTORED', 'MEMBER_SUSPENDED']);

/** Whether a notification links to the applicants of the viewer's notice, or to one of them. */
export function leadsToApplicants({ kind, notice }: NotificationTarget): boolean {
  return notice !== null && (kind === 'APPLICATION_RECEIVED' || kind === 'DECISION_DUE');
}

/**
 * Returns the path of the page that a notification links to, or undefined if its notice is not
 * available.
 * @param actorCount the number of members who caused the notifications of its group. With several
 *   members the link leads to all applicants.
 */
export function getNotificationHref(
  { kind, applicationId, news, notice }: NotificationTarget,
  actorCount = 1,
): string | undefined {
  if (RULINGS.has(kind)) return getSettingsHref('decisions');
  if (news) return (news.length === 1 && news[0]?.path) || ALERT_SETTINGS_PATH;
  if (kind === 'SEEKING_ENDED') return getSeekHref();
  if (!notice) return undefined;
  if (applicationId !== null && actorCount <= 1) return getHref('application', { id: applicationId });
  switch (kind) {
    case 'APPLICATION_RECEIVED':
    case 'APPLICATION_CANCELLED':
    case 'DECISION_DUE':
      return getApplicantsHref(notice.kind, notice.id);
    case 'OFFER_RECEIVED':
      return getHref('applications');
    case 'OFFER_ANSWERED':
      return getSentOffersHref(notice.kind, notice.id);
    case 'COMMENT_ADDED':
      return getManageHref(notice.kind, notice.id);
    case 'APPLICATION_APPROVED':
      return notice.viewerIsTeammate ? getHref('team', { id: notice.id }) : getApplicationHref(notice);
    case 'APPLICATION_REJECTED':
    case 'NOTICE_CLOSED':
    case 'APPLICATION_WAITLISTED':
    case 'TEAM_REMOVED':
      return getApplicationHref(notice);
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
    case 'TEAM_MEETING':
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

/**
 * Returns the path of the viewer's application. Members who only favourited the notice, or who have
 * cancelled since, have none.
 */
function getApplicationHref({ kind, id, viewerApplication }: NonNullable<NotificationTarget['notice']>): string {
  return viewerApplication ? getAppliedHref(kind, id) : getNoticeHref(kind, id);
}

import type { NoticeKind, NotificationKind } from '../gql/graphql';
import { getHref } from '../paths';

/** What a notification's way depends on. */
interface Followable {
  kind: NotificationKind;
  /** Null when it was deleted, or is another school's now. */
  notice: { id: string; kind: NoticeKind; myApplication: { id: string } | null } | null;
}

/** Where a notification leads: its owner to the applicants or the comments, its applicant to the application. */
export function getNotificationHref({ kind, notice }: Followable): string | undefined {
  if (!notice) return undefined;
  const { id, myApplication } = notice;
  const ways = WAYS[notice.kind];
  switch (kind) {
    case 'APPLICATION_RECEIVED':
    case 'APPLICATION_CANCELLED':
      return ways.applicants(id);
    case 'COMMENT_ADDED':
      return ways.own(id);
    case 'APPLICATION_APPROVED':
    case 'APPLICATION_REJECTED':
    case 'NOTICE_CLOSED':
      // Who marked the notice has no application; neither has who has cancelled it since.
      return myApplication ? ways.applied(id) : ways.any(id);
    case 'NOTICE_DELETED':
      return undefined;
  }
}

const WAYS = {
  PROJECT: {
    any: (postId: string) => getHref('project', { postId }),
    own: (postId: string) => getHref('myProject', { postId }),
    applied: (postId: string) => getHref('appliedProject', { postId }),
    applicants: (projectId: string) => getHref('projectApplicants', { projectId }),
  },
  STUDY: {
    any: (studyId: string) => getHref('study', { studyId }),
    own: (studyId: string) => getHref('myStudy', { studyId }),
    applied: (studyId: string) => getHref('appliedStudy', { studyId }),
    applicants: (studyId: string) => getHref('studyApplicants', { studyId }),
  },
} as const;

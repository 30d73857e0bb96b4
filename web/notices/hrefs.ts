import type { NoticeKind } from '../gql/graphql';
import { getHref } from '../paths';

/** Returns the page of a notice for any member of the school. */
export function getNoticeHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('project', { postId: id }) : getHref('study', { studyId: id });
}

/** Returns the page of a notice for its owner. */
export function getManageHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('myProject', { postId: id }) : getHref('myStudy', { studyId: id });
}

/** Returns the page where the owner edits a notice. */
export function getEditHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('updateProject', { postId: id }) : getHref('updateStudy', { stuId: id });
}

/** Returns the page where the owner approves and denies the applications to a notice. */
export function getApplicantsHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT'
    ? getHref('projectApplicants', { projectId: id })
    : getHref('studyApplicants', { studyId: id });
}

/** Returns the page of a notice for a member who has applied to it. */
export function getAppliedHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('appliedProject', { postId: id }) : getHref('appliedStudy', { studyId: id });
}

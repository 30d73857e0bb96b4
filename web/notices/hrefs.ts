import type { NoticeKind } from '../gql/graphql';
import { getHref } from '../paths';

/** Where the owner sees its notice. */
export function getManageHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('myProject', { postId: id }) : getHref('myStudy', { studyId: id });
}

/** Where the owner edits it. */
export function getEditHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('updateProject', { postId: id }) : getHref('updateStudy', { stuId: id });
}

/** Where the owner decides who joins. */
export function getApplicantsHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT'
    ? getHref('projectApplicants', { projectId: id })
    : getHref('studyApplicants', { studyId: id });
}

/** Where an applicant sees the notice and its own application. */
export function getAppliedHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('appliedProject', { postId: id }) : getHref('appliedStudy', { studyId: id });
}

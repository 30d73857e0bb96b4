import type { NoticeKind } from '../graphql/generated/documents';
import { getHref } from '../paths';

/** Returns the page of a notice for any member of the school. */
export function getNoticeHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'project' : 'study', { id });
}

/** Returns the page of a notice for its owner. */
export function getManageHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'myProject' : 'myStudy', { id });
}

/** Returns the page where the owner edits a notice. */
export function getEditHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'updateProject' : 'updateStudy', { id });
}

/** Returns the page where the owner approves and rejects the applications to a notice. */
export function getApplicantsHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'projectApplicants' : 'studyApplicants', { id });
}

/** Returns the page of a notice for a member who has applied to it. */
export function getAppliedHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'appliedProject' : 'appliedStudy', { id });
}

/** Returns the page with the results of a search for both kinds. */
export function getSearchHref(query: string): string {
  const path = getHref('search');
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Returns the page that lists all notices of a kind. */
export function getListHref(kind: NoticeKind): string {
  return getHref(kind === 'PROJECT' ? 'projects' : 'studies');
}

/** Returns the page that lists the notices of a kind that recruit. */
export function getRecruitingHref(kind: NoticeKind): string {
  return `${getListHref(kind)}?recruiting=1`;
}

/** Returns the page that lists the notices whose deadline is near. */
export function getClosingSoonHref(): string {
  return `${getHref('search')}?soon=1`;
}

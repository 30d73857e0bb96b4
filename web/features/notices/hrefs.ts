import type { NoticeKind } from '../../graphql/generated/documents';
import { getHref, SHEETS } from '../../paths';

/** Returns the path of a notice's public page. */
export function getNoticeHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'project' : 'study', { id });
}

/** Returns the path of a notice's page for its owner. */
export function getManageHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'myProject' : 'myStudy', { id });
}

/** Returns the path of the page where the owner edits a notice. */
export function getEditHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'updateProject' : 'updateStudy', { id });
}

/** Returns the path of the page where the owner decides on applications to a notice. */
export function getApplicantsHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'projectApplicants' : 'studyApplicants', { id });
}

/** Returns the path of a notice's page for its applicants. */
export function getAppliedHref(kind: NoticeKind, id: string): string {
  return getHref(kind === 'PROJECT' ? 'appliedProject' : 'appliedStudy', { id });
}

/** Returns the URL of the search results for both kinds. */
export function getSearchHref(query: string): string {
  const path = getHref('search');
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query }).toString()}`;
}

/** Returns the URL of the notices of a course. */
export function getCourseHref(course: string): string {
  return `${getHref('search')}?${new URLSearchParams({ course }).toString()}`;
}

/** Returns the URL of the form for a new notice that starts with the content of this one. */
export function getCopyNoticeHref(kind: NoticeKind, id: string): string {
  return `${getHref(kind === 'PROJECT' ? 'createProject' : 'createStudy')}?from=${id}`;
}

/** Returns the URL of the notices of both kinds that have a tag. */
export function getTagHref(tag: string): string {
  return `${getHref('search')}?${new URLSearchParams({ tag }).toString()}`;
}

/** Returns the URL of the notices of both kinds that fit the viewer, the best first. */
export function getFitHref(): string {
  return `${getHref('search')}?sort=FIT`;
}

/** Returns the path of the list of notices of a kind. Its default filter shows recruiting ones. */
export function getListHref(kind: NoticeKind): string {
  return getHref(kind === 'PROJECT' ? 'projects' : 'studies');
}

/** Returns the URL of the list of notices with a near deadline. */
export function getClosingSoonHref(): string {
  return `${getHref('search')}?soon=1`;
}

/** Returns the URL of the offers that the owner of a notice has sent. */
export function getSentOffersHref(kind: NoticeKind, id: string): string {
  return `${getApplicantsHref(kind, id)}#${SHEETS.sentOffers}`;
}

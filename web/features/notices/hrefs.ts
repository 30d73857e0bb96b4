import type { NoticeKind } from '../../graphql/generated/documents';
import { getHref, type PageName, type PlainPageName, SHEETS } from '../../paths';

type NoticePage = Exclude<PageName, PlainPageName>;

/** Returns the function that builds the path of one page of a project and one of a study. */
function byKind(project: NoticePage, study: NoticePage) {
  return (kind: NoticeKind, id: string): string => getHref(kind === 'PROJECT' ? project : study, { id });
}

/** Returns the path of a notice's public page. */
export const getNoticeHref = byKind('project', 'study');

/** Returns the path of a notice's page for its owner. */
export const getManageHref = byKind('myProject', 'myStudy');

/** Returns the path of the page where the owner edits a notice. */
export const getEditHref = byKind('updateProject', 'updateStudy');

/** Returns the path of the page where the owner decides on applications to a notice. */
export const getApplicantsHref = byKind('projectApplicants', 'studyApplicants');

/** Returns the path of a notice's page for its applicants. */
export const getAppliedHref = byKind('appliedProject', 'appliedStudy');

/** Returns the URL of the notices of both kinds with these parameters (shared/notice-filter.ts). */
function getFilteredHref(params: Record<string, string>): string {
  return `${getHref('search')}?${new URLSearchParams(params).toString()}`;
}

/** Returns the URL of the search results for both kinds. */
export function getSearchHref(query: string): string {
  return query === '' ? getHref('search') : getFilteredHref({ q: query });
}

/** Returns the URL of the notices of a course. */
export const getCourseHref = (course: string): string => getFilteredHref({ course });

/** Returns the URL of the notices of both kinds that have a tag. */
export const getTagHref = (tag: string): string => getFilteredHref({ tag });

/** Returns the URL of the notices of both kinds that fit the viewer, the best first. */
export const getFitHref = (): string => getFilteredHref({ sort: 'FIT' });

/** Returns the URL of the list of notices with a near deadline. */
export const getClosingSoonHref = (): string => getFilteredHref({ soon: '1' });

/** Returns the URL of the form for a new notice that starts with the content of this one. */
export function getCopyNoticeHref(kind: NoticeKind, id: string): string {
  return `${getHref(kind === 'PROJECT' ? 'createProject' : 'createStudy')}?from=${id}`;
}

/** Returns the path of the list of notices of a kind. Its default filter shows recruiting ones. */
export function getListHref(kind: NoticeKind): string {
  return getHref(kind === 'PROJECT' ? 'projects' : 'studies');
}

/** Returns the URL of the offers that the owner of a notice has sent. */
export function getSentOffersHref(kind: NoticeKind, id: string): string {
  return `${getApplicantsHref(kind, id)}#${SHEETS.sentOffers}`;
}

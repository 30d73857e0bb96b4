/** The lists of notices, each with the search. */
export const NOTICE_LISTS = ['search', 'projects', 'studies'] as const;

/** The tabs of 찾기. The navigation opens the first one. */
export const FIND_TABS = [...NOTICE_LISTS, 'people'] as const;

/** The tabs of the viewer's teams, notices, applications and favourites. */
export const MY_TEAMS_TABS = ['myNotices', 'applications', 'favourites', 'teams'] as const;

/** The pages below these tabs. */
export const PAGES_BELOW_MY_TEAMS = [
  'team',
  'applicants',
  'projectApplicants',
  'studyApplicants',
  'application',
] as const;

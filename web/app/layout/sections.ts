/** The tabs of the notice search. The navigation opens the first one. */
export const FIND_TABS = ['search', 'projects', 'studies'] as const;

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

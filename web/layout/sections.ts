/** The tabs of the notice search. The navigation links to the first one. */
export const FIND_PAGES = ['search', 'projects', 'studies'] as const;

/** The tabs of the viewer's teams, notices, applications and favourites. */
export const TEAM_PAGES = ['recruit', 'applications', 'favourites', 'teams'] as const;

/** The pages below these tabs. */
export const PAGES_OF_TEAMS = ['team', 'applicants', 'projectApplicants', 'studyApplicants', 'resume'] as const;

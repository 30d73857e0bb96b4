/** The tabs of the search for notices, the first of which the navigation leads to. */
export const FIND_PAGES = ['search', 'projects', 'studies'] as const;

/** The tabs of what is the viewer's own. */
export const TEAM_PAGES = ['recruit', 'applications', 'favourites', 'teams'] as const;

/** The pages that these tabs lead to. */
export const PAGES_OF_TEAMS = ['team', 'applicants', 'projectApplicants', 'studyApplicants', 'resume'] as const;

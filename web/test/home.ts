const NO_NOTICES = { __typename: 'NoticePage', totalCount: 0, totalCountCapped: false };

/** The data of the home page of a school without notices, except for the viewer. */
export const EMPTY_HOME = {
  openProjects: NO_NOTICES,
  openStudies: NO_NOTICES,
  closingSoon: NO_NOTICES,
  fittingNotices: [],
  projects: [],
  studies: [],
};

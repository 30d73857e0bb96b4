/**
 * The loaders of the pages inside the layout, with the documents of all their queries. They belong
 * to the layout's chunk, so that the login page does not load them.
 */
export { loadLayout } from '../layout/Layout.query';
export { loadApplicantsPage } from './ApplicantsPage.query';
export { loadCreateNoticePage } from './CreateNoticePage.query';
export { loadFavouritesPage } from './FavouritesPage.query';
export { loadHomePage } from './HomePage.query';
export { loadModerationPage } from './ModerationPage.query';
export { loadMyApplicationsPage } from './MyApplicationsPage.query';
export { loadMyPage } from './MyPage.query';
export { loadNoticeListPage } from './NoticeListPage.query';
export { noticeLoader } from './NoticePage.query';
export { loadNotificationsPage } from './NotificationsPage.query';
export { loadRecruitPage } from './RecruitPage.query';
export { loadResumePage } from './ResumePage.query';
export { loadTeamPage } from './TeamPage.query';
export { loadTeamsPage } from './TeamsPage.query';
export { loadUpdateNoticePage } from './UpdateNoticePage.query';

import { NO_FIT, toSeats } from '../stories/data/notices';
import { showPage } from './show-page';

/** Builds a project of a list. */
export function buildNotice(id: string, title: string) {
  return {
    __typename: 'Project',
    id,
    kind: 'PROJECT',
    title,
    recruiting: true,
    dDay: null,
    createdAt: '2026-11-01T00:00:00Z',
    owner: { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null, schoolVerified: false },
    viewerHasFavourited: false,
    favouriteCount: 0,
    commentCount: 0,
    freeSeatCount: 3,
    awaitsFirstApplication: false,
    seats: [toSeats(null, 4, 1)],
    field: '웹',
    techStack: 'React',
    course: null,
    meetings: [],
    meetingMode: null,
    weeklyHours: null,
    weeks: null,
    viewerFit: NO_FIT as object | null,
  };
}

/** The notices of the list. */
export const NOTICES = [buildNotice('1', '우리 학교 지도'), buildNotice('2', '급식 알림')];

/** Builds a page of a list. */
export function buildPage(nodes: object[], total: { totalCount: number; totalCountCapped: boolean }) {
  const totalPages = Math.ceil(total.totalCount / 12);
  return { data: { notices: { __typename: 'NoticePage', totalPages, ...total, nodes } } };
}

/** Filters like the server: returns the notices whose title contains the query. */
export function respond({ filter }: Record<string, unknown>) {
  const { search } = filter as { search: string };
  const nodes = NOTICES.filter(({ title }) => title.includes(search));
  return buildPage(nodes, { totalCount: nodes.length, totalCountCapped: false });
}

/** Builds the number of matches of a kind. */
const buildCount = (totalCount: number) => ({
  __typename: 'NoticePage',
  totalCount,
  totalCountCapped: totalCount > 1000,
});

/** The numbers of matches of both kinds. */
export const NoticeCounts = () => ({ data: { projects: buildCount(2), studies: buildCount(1_001) } });

/** The response for a viewer without alerts. */
export const ViewerAlerts = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', alerts: [] } } });

/** Shows a list with the notices that match its filter. */
export const showList = (url: string) => showPage(url, { NoticeListPage: respond, NoticeCounts, ViewerAlerts });

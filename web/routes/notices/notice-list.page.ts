import { readCountVariables, readListVariables } from '../../../shared/notice-filter';
import type { Known } from '../../graphql/enums';
import {
  NoticeCountsDocument,
  type NoticeKind,
  NoticeListPageDocument,
  ViewerAlertsDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query NoticeListPage($page: Int!, $size: Int!, $sort: NoticeSort!, $filter: NoticeFilter!, $withCourses: Boolean!) {
    notices(page: $page, size: $size, sort: $sort, filter: $filter) {
      totalPages
      totalCount
      totalCountCapped
      nodes {
        id
        viewerFit {
          facts
        }
        ...NoticeCardWithFavourite_notice
      }
    }
    viewer @include(if: $withCourses) {
      id
      hasCourses
    }
  }
`;
gql`
  query ViewerAlerts {
    viewer {
      id
      alerts {
        id
        params
        paused
      }
    }
  }
`;
gql`
  query NoticeCounts($sort: NoticeSort!, $projects: NoticeFilter!, $studies: NoticeFilter!) {
    projects: notices(size: 1, sort: $sort, filter: $projects) {
      totalCount
      totalCountCapped
    }
    studies: notices(size: 1, sort: $sort, filter: $studies) {
      totalCount
      totalCountCapped
    }
  }
`;

/**
 * Starts the queries for a page of the list, for the numbers of both kinds and for the viewer's
 * alerts. The URL contains the page and the filter.
 * @param kind the kind of the notices, or null for both
 */
export function loadNoticeListPage({ preload, search }: Navigation, kind: Known<NoticeKind> | null) {
  return {
    kind,
    notices: preload(NoticeListPageDocument, { variables: readListVariables(search, kind) }),
    counts: preload(NoticeCountsDocument, { variables: readCountVariables(search) }),
    alerts: preload(ViewerAlertsDocument, { variables: {} }),
  };
}

const PAGE = {
  layout: 'members',
  loading: 'cards',
  component: async () => (await import('./notice-list')).NoticeListPage,
} as const;

export const pages: readonly PageRoute[] = [
  { ...PAGE, path: PATHS.search, load: (navigation) => loadNoticeListPage(navigation, null) },
  { ...PAGE, path: PATHS.projects, load: (navigation) => loadNoticeListPage(navigation, 'PROJECT') },
  { ...PAGE, path: PATHS.studies, load: (navigation) => loadNoticeListPage(navigation, 'STUDY') },
];

export const chunk: Chunk = 'list';

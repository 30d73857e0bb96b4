import { HomePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { PATHS } from '../paths';
import type { Chunk, Navigation, PageRoute } from './page';

gql`
  query HomePage {
    viewer {
      id
      hasRolesOrTags
      hasAlerts
      hasOldTimetable
      ...ToDoTiles_viewer
      ...ApprovalCard_viewer
    }
    openProjects: notices(size: 1, filter: { kind: PROJECT, recruitingOnly: true }) {
      totalCount
      totalCountCapped
    }
    openStudies: notices(size: 1, filter: { kind: STUDY, recruitingOnly: true }) {
      totalCount
      totalCountCapped
    }
    closingSoon: notices(size: 1, filter: { closingSoon: true }) {
      totalCount
      totalCountCapped
    }
    fittingNotices {
      id
      ...NoticeCardWithFavourite_notice
    }
    projects: recentNotices(kind: PROJECT) {
      id
      ...NoticeCardWithFavourite_notice
    }
    studies: recentNotices(kind: STUDY) {
      id
      ...NoticeCardWithFavourite_notice
    }
  }
`;

export function loadHomePage({ preload }: Navigation) {
  return { home: preload(HomePageDocument, { variables: {} }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.home,
    layout: 'members',
    loading: 'rows',
    load: loadHomePage,
    component: async () => (await import('./home')).HomePage,
  },
];

export const chunk: Chunk = 'members';

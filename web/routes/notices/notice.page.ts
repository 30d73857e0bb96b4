import { NOTICE_PATHS } from '../../../shared/paths';
import { loadComments } from '../../features/comments/comments.query';
import type { Known } from '../../graphql/enums';
import { type NoticeKind, NoticePageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { type PageName, PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query NoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      viewerIsTeammate
      viewerCanManage
      ...NoticeView_notice
      ...MyApplicationPanel_notice
    }
  }
`;

/** The differences between the paths of the page. */
interface NoticePath {
  /** The kind of the notice. Undefined for either kind. */
  kind?: Known<NoticeKind>;
  /** The target of the back link. */
  back: Extract<PageName, 'home' | 'myNotices'>;
  /** Whether the page shows the viewer's application below the notice. */
  withApplication?: boolean;
}

/** The original paths of the page. Their kinds and back links stay as they were. */
const NOTICE_PAGES: Readonly<Record<(typeof NOTICE_PATHS)[number], NoticePath>> = {
  [PATHS.project]: { kind: 'PROJECT', back: 'home' },
  [PATHS.study]: { kind: 'STUDY', back: 'home' },
  [PATHS.myProject]: { kind: 'PROJECT', back: 'myNotices' },
  [PATHS.myStudy]: { kind: 'STUDY', back: 'myNotices' },
  [PATHS.appliedProject]: { kind: 'PROJECT', back: 'myNotices', withApplication: true },
  [PATHS.appliedStudy]: { kind: 'STUDY', back: 'home', withApplication: true },
  [PATHS.appliedNotice]: { back: 'home', withApplication: true },
};

/** Starts the queries for a notice and its comments. */
export function loadNoticePage({ preload, id }: Navigation, path: NoticePath) {
  return {
    ...path,
    notice: preload(NoticePageDocument, { variables: { id } }),
    comments: loadComments(preload, id),
  };
}

export const pages: readonly PageRoute[] = NOTICE_PATHS.map((path) => ({
  path,
  layout: 'members',
  loading: 'article',
  load: (navigation) => loadNoticePage(navigation, NOTICE_PAGES[path]),
  component: async () => (await import('./notice')).NoticePage,
}));

export const chunk: Chunk = 'notice';

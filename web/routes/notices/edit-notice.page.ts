import type { Known } from '../../graphql/enums';
import { type NoticeKind, EditNoticePageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query EditNoticePage($id: ID!) {
    notice(id: $id) {
      id
      kind
      ...OwnerOnly_notice
      ...EditNotice_notice
    }
  }
`;

/**
 * Starts the query for the notice to change. It is not refetched, because the form edits its data.
 */
export function loadEditNoticePage({ preload, id }: Navigation, kind: Known<NoticeKind>) {
  return { kind, notice: preload(EditNoticePageDocument, { variables: { id }, refetchOn: false }) };
}

const PAGE = {
  layout: 'members',
  loading: 'article',
  component: async () => (await import('./edit-notice')).EditNoticePage,
} as const;

export const pages: readonly PageRoute[] = [
  { ...PAGE, path: PATHS.updateProject, load: (navigation) => loadEditNoticePage(navigation, 'PROJECT') },
  { ...PAGE, path: PATHS.updateStudy, load: (navigation) => loadEditNoticePage(navigation, 'STUDY') },
];

export const chunk: Chunk = 'write';

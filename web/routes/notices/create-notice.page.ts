import type { Known } from '../../graphql/enums';
import { EditNoticePageDocument, type NoticeKind } from '../../graphql/generated/documents';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

/**
 * Returns the kind of the notice to create. With `?from={id}` it starts the query of
 * edit-notice.page.ts for a former notice, whose content fills the form. It is not refetched,
 * because the form edits its data.
 */
export function loadCreateNoticePage({ preload, search }: Navigation, kind: Known<NoticeKind>) {
  const from = search.get('from');
  return { kind, from: from ? preload(EditNoticePageDocument, { variables: { id: from }, refetchOn: false }) : null };
}

const PAGE = {
  layout: 'members',
  component: async () => (await import('./create-notice')).CreateNoticePage,
} as const;

export const pages: readonly PageRoute[] = [
  { ...PAGE, path: PATHS.createProject, load: (navigation) => loadCreateNoticePage(navigation, 'PROJECT') },
  { ...PAGE, path: PATHS.createStudy, load: (navigation) => loadCreateNoticePage(navigation, 'STUDY') },
];

export const chunk: Chunk = 'write';

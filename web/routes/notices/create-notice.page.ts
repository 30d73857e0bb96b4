import type { Known } from '../../graphql/enums';
import type { NoticeKind } from '../../graphql/generated/documents';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

/** Returns the kind of the notice to create. The page needs no query. */
export function loadCreateNoticePage(_: Navigation, kind: Known<NoticeKind>) {
  return { kind };
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

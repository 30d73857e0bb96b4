import type { Known } from '../graphql/enums';
import type { NoticeKind } from '../graphql/generated/documents';
import type { Navigation } from './navigation';

/** Returns the kind of the notice to create. The page needs no query. */
export function loadCreateNoticePage(_: Navigation, kind: Known<NoticeKind>) {
  return { kind };
}

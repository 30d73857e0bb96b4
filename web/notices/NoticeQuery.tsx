import type { ReactNode } from 'react';
import type { NoticeKind } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { NotFound } from '../ui/NotFound';
import { QueryView } from '../ui/QueryView';

interface NoticeQueryProps<TNotice> {
  query: StartedQuery<{ notice: TNotice | null }>;
  /** The kind that the address names, if it does. A notice of the other kind does not exist at this address. */
  kind?: NoticeKind;
  children: (notice: TNotice) => ReactNode;
}

/** Shows the query of one notice. */
export function NoticeQuery<TNotice extends { kind: NoticeKind }>({
  query,
  kind,
  children,
}: NoticeQueryProps<TNotice>) {
  return (
    <QueryView query={query} required={['notice']}>
      {({ notice }) => (kind === undefined || notice.kind === kind ? children(notice) : <NotFound />)}
    </QueryView>
  );
}

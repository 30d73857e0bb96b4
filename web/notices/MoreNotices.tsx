import type { TypedDocumentNode } from '@apollo/client';
import { BOUNDS } from '../../shared/bounds';
import type { NoticeKind } from '../graphql/generated/documents';
import { texts } from '../texts';
import { MoreButton } from '../ui/MoreButton';

interface MoreNoticesProps<TData> {
  /** The query of one of the viewer's own lists. */
  query: TypedDocumentNode<TData, { kind: NoticeKind; page?: number }>;
  kind: NoticeKind;
  notices: { nodes: readonly unknown[]; totalCount: number };
}

/** A button for the next page of one of the viewer's own lists. It is hidden when all notices are shown. */
export function MoreNotices<TData>({ query, kind, notices: { nodes, totalCount } }: MoreNoticesProps<TData>) {
  if (nodes.length >= totalCount) return null;
  return (
    <MoreButton query={query} variables={{ kind }} next={{ page: Math.floor(nodes.length / BOUNDS.size.max) }}>
      {texts.notice.more[kind]}
    </MoreButton>
  );
}

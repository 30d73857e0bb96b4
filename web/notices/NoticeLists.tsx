import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { NoticeKind } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { texts } from '../texts';
import { MoreButton, type PageEnd } from '../ui/MoreButton';
import { QueryView } from '../ui/QueryView';
import { Rows } from '../ui/Rows';
import { KINDS } from './kinds';
import { Panel } from '../ui/Panel';

interface NoticeListsProps<TNode> {
  document: TypedDocumentNode<Data<TNode>, { kind: NoticeKind; after?: string | null }>;
  /** The started query of the document for each kind. */
  queries: Record<NoticeKind, StartedQuery<Data<TNode>>>;
  /** The message shown when there are none. */
  none: Record<NoticeKind, string>;
  /** Renders one item as a list item with a key. */
  children: (node: TNode) => ReactNode;
}

/** One of the viewer's connections, which the query selects as `list`. */
interface Data<TNode> {
  viewer: {
    list: { edges: readonly { node: TNode }[]; pageInfo: PageEnd };
  } | null;
}

/** Two of the viewer's own lists, one for projects and one for studies. */
export function NoticeLists<TNode>({ document, queries, none, children }: NoticeListsProps<TNode>) {
  return KINDS.map((kind) => (
    <Panel key={kind} title={texts.notice.lists[kind]}>
      <QueryView query={queries[kind]}>
        {({ viewer: { list } }) => (
          <>
            <Rows empty={none[kind]}>{list.edges.map(({ node }) => children(node))}</Rows>
            <MoreButton query={document} variables={{ kind }} pageInfo={list.pageInfo}>
              {texts.notice.more[kind]}
            </MoreButton>
          </>
        )}
      </QueryView>
    </Panel>
  ));
}

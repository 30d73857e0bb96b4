import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { NoticeKind } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { texts } from '../texts';
import { QueryView } from '../ui/QueryView';
import { Rows } from '../ui/Rows';
import { KINDS } from './kinds';
import { MoreNotices } from './MoreNotices';
import { Panel } from '../ui/Panel';

interface NoticeListsProps<TNotice> {
  document: TypedDocumentNode<Data<TNotice>, { kind: NoticeKind; page?: number }>;
  /** The started query of the document for each kind. */
  queries: Record<NoticeKind, StartedQuery<Data<TNotice>>>;
  /** The message shown when there are none. */
  none: Record<NoticeKind, string>;
  /** Renders one notice as a list item with a key. */
  children: (notice: TNotice) => ReactNode;
}

interface Data<TNotice> {
  notices: { nodes: TNotice[]; totalCount: number };
}

/** Two of the viewer's own lists, one of projects and one of studies. */
export function NoticeLists<TNotice>({ document, queries, none, children }: NoticeListsProps<TNotice>) {
  return KINDS.map((kind) => (
    <Panel key={kind} title={texts.notice.lists[kind]}>
      <QueryView query={queries[kind]}>
        {({ notices }) => (
          <>
            <Rows empty={none[kind]}>{notices.nodes.map(children)}</Rows>
            <MoreNotices query={document} kind={kind} notices={notices} />
          </>
        )}
      </QueryView>
    </Panel>
  ));
}

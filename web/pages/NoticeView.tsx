import type { ReactNode } from 'react';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { type CommentSectionQuery, NoticeView_NoticeFragmentDoc } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { gql } from '../graphql/tag';
import { NoticeFacts } from '../notices/NoticeFacts';
import { NoticeOwner } from '../notices/NoticeOwner';
import { Page } from '../ui/Page';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Panel } from '../ui/Panel';

gql`
  fragment NoticeView_notice on Notice {
    id
    title
    ...FavouriteButton_notice
    ...NoticeOwner_notice
    ...NoticeFacts_notice
    ...CommentSection_notice
  }
`;

interface NoticeViewProps {
  notice: FragmentOf<typeof NoticeView_NoticeFragmentDoc>;
  comments: StartedQuery<CommentSectionQuery>;
  /** The link before the title. */
  back: ReactNode;
  /** What the viewer can do with the notice, below its facts. */
  actions?: ReactNode;
  /** Panels between the notice and its comments. */
  children?: ReactNode;
}

/** A notice with its comments. */
export function NoticeView({ notice, comments, back, actions, children }: NoticeViewProps) {
  const data = useFragmentData(NoticeView_NoticeFragmentDoc, notice);
  return (
    <Page title={data.title} narrow before={back} actions={<FavouriteButton notice={data} />}>
      <NoticeOwner notice={data} />
      <Panel spaced>
        <NoticeFacts notice={data} />
        {actions}
      </Panel>
      {children}
      <CommentSection notice={data} comments={comments} />
    </Page>
  );
}

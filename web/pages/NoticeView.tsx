import type { ReactNode } from 'react';
import { NoticeAction } from '../applications/NoticeAction';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { type CommentSectionQuery, NoticeView_NoticeFragmentDoc } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { gql } from '../graphql/tag';
import { NoticeContent } from '../notices/NoticeContent';
import { NoticeFacts } from '../notices/NoticeFacts';
import { NoticeHead } from '../notices/NoticeHead';
import { NoticeSeats } from '../notices/NoticeSeats';
import { NoticeTable } from '../notices/NoticeTable';
import { OwnerActions } from '../notices/OwnerActions';
import { ShareButton } from '../notices/ShareButton';
import { VerifiedOnlyHint } from '../notices/VerifiedOnlyHint';
import { texts } from '../texts';
import { ActionBar } from '../ui/ActionBar';
import { Panel } from '../ui/Panel';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './NoticeView.module.css';

gql`
  fragment NoticeView_notice on Notice {
    id
    title
    ...NoticeHead_notice
    ...NoticeTable_notice
    ...NoticeSeats_notice
    ...NoticeFacts_notice
    ...VerifiedOnlyHint_notice
    ...OwnerActions_notice
    ...FavouriteButton_notice
    ...ShareButton_notice
    ...NoticeAction_notice
    ...NoticeContent_notice
    ...CommentSection_notice
  }
`;

interface NoticeViewProps {
  notice: FragmentOf<typeof NoticeView_NoticeFragmentDoc>;
  comments: StartedQuery<CommentSectionQuery>;
  /** The link before the title. */
  back: ReactNode;
  /** Panels between the notice and its comments. */
  children?: ReactNode;
}

/** A notice with its comments. On wide screens the seats and the viewer's actions are beside it. */
export function NoticeView({ notice, comments, back, children }: NoticeViewProps) {
  const data = useFragmentData(NoticeView_NoticeFragmentDoc, notice);
  return (
    <article className={styles.page}>
      <title>{texts.common.title(data.title)}</title>
      <div className={styles.head}>
        {back}
        <NoticeHead notice={data} />
      </div>
      <div className={styles.side}>
        <Panel spaced>
          <div className={styles.table}>
            <NoticeTable notice={data} />
          </div>
          <NoticeSeats notice={data} />
          <NoticeFacts notice={data} />
          <VerifiedOnlyHint notice={data} />
          <OwnerActions notice={data} />
          <ActionBar>
            <FavouriteButton notice={data} counted />
            <ShareButton notice={data} />
            <NoticeAction notice={data} />
          </ActionBar>
        </Panel>
      </div>
      <div className={styles.body}>
        {children}
        <NoticeContent notice={data} />
        <div className={styles.comments}>
          <CommentSection notice={data} comments={comments} />
        </div>
      </div>
    </article>
  );
}

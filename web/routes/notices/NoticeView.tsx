import { SafetyCertificateOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { NoticeAction } from '../../features/applications/applying/NoticeAction';
import { CommentSection } from '../../features/comments/CommentSection';
import { FavouriteButton } from '../../features/favourites/FavouriteButton';
import { type CommentSectionQuery, NoticeView_NoticeFragmentDoc } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { gql } from '../../graphql/tag';
import { FitBox } from '../../features/notices/fit/FitBox';
import { CalendarButton } from '../../components/buttons/CalendarButton';
import { NoticeContent } from '../../features/notices/NoticeContent';
import { NoticeFacts } from '../../features/notices/NoticeFacts';
import { NoticeHead } from '../../features/notices/NoticeHead';
import { NoticeSeats } from '../../features/notices/seats/NoticeSeats';
import { getShownSeats } from '../../features/notices/seats/seat-groups';
import { TeamTable } from '../../features/notices/seats/TeamTable';
import { OwnerActions } from '../../features/notices/owner/OwnerActions';
import { ShareButton } from '../../features/notices/share-link/ShareButton';
import { texts } from '../../texts';
import { ActionBar } from '../../components/page/ActionBar';
import { Row } from '../../components/lists/Row';
import { Panel } from '../../components/page/Panel';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './NoticeView.module.css';

gql`
  fragment NoticeView_notice on Notice {
    id
    title
    dDay
    recruiting
    needsVerifiedSchool
    owner {
      id
      nickName
    }
    seats {
      ...Seats_group @unmask
    }
    ...NoticeHead_notice
    ...NoticeSeats_notice
    ...NoticeFacts_notice
    ...FitBox_notice
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
  /** The link above the title. */
  back: ReactNode;
  /** Whether the panels show the viewer's application. */
  withApplication?: boolean | undefined;
  /** Panels between the notice and its comments. */
  children?: ReactNode;
}

/** A notice with its comments. On wide screens the seats and the viewer's actions are beside it. */
export function NoticeView({ notice, comments, back, withApplication = false, children }: NoticeViewProps) {
  const data = useFragmentData(NoticeView_NoticeFragmentDoc, notice);
  return (
    <article className={styles.page}>
      <title>{texts.common.title(data.title)}</title>
      <div className={styles.head}>
        <NoticeHead notice={data} before={back} />
      </div>
      <div className={styles.side}>
        <Panel spaced>
          <div className={styles.table}>
            <TeamTable owner={data.owner} seats={getShownSeats(data)} />
          </div>
          <NoticeSeats notice={data} />
          <NoticeFacts notice={data} />
          {data.dDay !== null && (
            <Row>
              <CalendarButton of="notices" id={data.id} />
            </Row>
          )}
          <FitBox notice={data} />
          {data.needsVerifiedSchool && (
            <p>
              <SafetyCertificateOutlined aria-hidden /> {texts.verification.applicants}{' '}
              <strong>{texts.verification.verifiedMembers}</strong>
            </p>
          )}
          <OwnerActions notice={data} />
          <ActionBar>
            <FavouriteButton notice={data} counted />
            <ShareButton notice={data} />
            <NoticeAction notice={data} withApplication={withApplication} />
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

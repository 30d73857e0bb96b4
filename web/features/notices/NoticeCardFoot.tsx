import { MessageOutlined } from '@ant-design/icons';
import { NoticeCardFoot_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { MemberName } from '../profile/MemberName';
import { Avatar } from '../../components/labels/Avatar';
import { Seats } from './seats/Seats';
import { TimeAgo } from '../../components/text/TimeAgo';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { getShownSeats } from './seats/seat-groups';
import styles from './NoticeCardFoot.module.css';

gql`
  fragment NoticeCardFoot_notice on Notice {
    id
    createdAt
    recruiting
    seats {
      ...Seats_group @unmask
    }
    commentCount
    owner {
      id
      nickName
      imageUrl
      schoolVerified
    }
  }
`;

/** The last line of a card: who posted the notice and when, its seats and its comments. */
export function NoticeCardFoot({ notice }: { notice: FragmentOf<typeof NoticeCardFoot_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeCardFoot_NoticeFragmentDoc, notice);
  const { createdAt, commentCount, owner } = data;
  return (
    <div className={styles.foot}>
      <Avatar {...owner} size={24} />
      <span className={styles.posted}>
        <span className={styles.owner}>
          <MemberName member={owner} />
        </span>
        <TimeAgo time={createdAt} />
      </span>
      <span className={styles.counts}>
        <Seats groups={getShownSeats(data)} />
        {commentCount > 0 && (
          <span>
            <MessageOutlined aria-hidden /> <span aria-hidden="true">{commentCount}</span>
            <VisuallyHidden>{texts.notice.comments(commentCount)}</VisuallyHidden>
          </span>
        )}
      </span>
    </div>
  );
}

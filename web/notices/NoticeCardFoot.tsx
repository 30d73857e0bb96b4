import { MessageOutlined } from '@ant-design/icons';
import { NoticeCardFoot_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { MemberName } from '../members/MemberName';
import { Avatar } from '../ui/Avatar';
import { Seats } from '../ui/Seats';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { addSeats } from './seats';
import styles from './NoticeCardFoot.module.css';

gql`
  fragment NoticeCardFoot_notice on Notice {
    id
    createdAt
    seats {
      role
      headcount
      approved
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
  const { createdAt, seats, commentCount, owner } = useFragmentData(NoticeCardFoot_NoticeFragmentDoc, notice);
  const { headcount, approved } = addSeats(seats);
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
        <Seats taken={approved} all={headcount} />
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

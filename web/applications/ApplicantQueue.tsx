import { type ReactNode, useEffect, useRef } from 'react';
import { ApplicantQueue_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { Panel } from '../ui/Panel';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useStoredFlag } from '../ui/useStoredFlag';
import styles from './ApplicantQueue.module.css';
import { DecisionBar } from './DecisionBar';
import { QueueEmpty } from './QueueEmpty';
import { QueueFilters } from './QueueFilters';
import { QueueItem } from './QueueItem';
import { QueueKeySwitch } from './QueueKeySwitch';
import { QueueList } from './QueueList';
import { QueueSeats } from './QueueSeats';
import { SelectionButton } from './SelectionButton';
import { useApplicantQueue } from './useApplicantQueue';
import { useQueueKeys } from './useQueueKeys';

gql`
  fragment ApplicantQueue_notice on Notice {
    id
    kind
    freeSeatCount
    seats {
      role
      headcount
      approved
    }
    ...QueueEmpty_notice
    ...QueueSeats_notice
    applications(first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          status
          role
          text
          createdAt
          decideBy
          message
          departureReason
          viewerCanDecide
          viewerCanApprove
          viewerCanWaitlist
          applicant {
            id
            nickName
            imageUrl
            schoolVerified
            viewerCanReport
            viewerCanBlock
            ...CompletedTeams_member
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface ApplicantQueueProps {
  notice: FragmentOf<typeof ApplicantQueue_NoticeFragmentDoc>;
  /** The id of the application to show first. */
  first?: string;
  /** A button that loads more applications, below the list. */
  more: ReactNode;
}

/**
 * The applications to the owner's notice. Shows one of them at a time, for the owner to approve or
 * reject.
 */
export function ApplicantQueue({ notice, first, more }: ApplicantQueueProps) {
  const data = useFragmentData(ApplicantQueue_NoticeFragmentDoc, notice);
  const queue = useApplicantQueue(data, first);
  const [withKeys, setWithKeys] = useStoredFlag('queue-keys');
  useQueueKeys(withKeys, {
    ArrowUp: queue.previous,
    ArrowDown: queue.next,
    KeyA: queue.approve,
    KeyW: queue.waitlist,
    KeyD: queue.reject,
    KeyZ: queue.undo,
  });
  const item = useFocusWhenEmpty(queue.current === undefined);
  return (
    <div className={styles.queue}>
      <div className={styles.list}>
        <QueueFilters entries={queue.entries} filter={queue.filter} onFilter={queue.setFilter} />
        <QueueList entries={queue.shown} current={queue.current?.id} onSelect={queue.select} />
        {more}
        <SelectionButton noticeId={data.id} entries={queue.shown} seats={queue.seats} />
        <QueueKeySwitch on={withKeys} onChange={setWithKeys} />
      </div>
      <div className={styles.item} ref={item} tabIndex={-1}>
        <DecisionBar decision={queue.undoable} onUndo={queue.undo} />
        {queue.current ? (
          <QueueItem entry={queue.current} queue={queue} />
        ) : (
          <Panel>
            <QueueEmpty notice={data} queue={queue} />
          </Panel>
        )}
      </div>
      <QueueSeats notice={data} queue={queue} />
    </div>
  );
}

/**
 * The focused button disappears with the last application. The focus then moves to the place of the
 * application.
 */
function useFocusWhenEmpty(isEmpty: boolean) {
  const item = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) item.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return item;
}

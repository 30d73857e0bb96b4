import { type ReactNode, useEffect, useRef } from 'react';
import { ApplicantQueue_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { Panel } from '../../../components/page/Panel';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { useStoredFlag } from '../../../components/browser/stored-choices';
import styles from './ApplicantQueue.module.css';
import { DecisionButtons } from './decision/DecisionButtons';
import { UndoBar } from './decision/UndoBar';
import { QueueEmpty } from './QueueEmpty';
import { QueueFilters } from './QueueFilters';
import { QueueItem } from './QueueItem';
import { QueueKeySwitch } from './QueueKeySwitch';
import { QueueList } from './QueueList';
import { QueueSeats } from './QueueSeats';
import type { ApplicantQueueState } from './useApplicantQueue';
import { useApproval } from './decision/useApproval';
import { useQueueKeys } from './useQueueKeys';

gql`
  fragment ApplicantQueue_notice on Notice {
    id
    ...QueueEmpty_notice
    ...QueueSeats_notice
  }
`;

interface ApplicantQueueProps {
  notice: FragmentOf<typeof ApplicantQueue_NoticeFragmentDoc>;
  queue: ApplicantQueueState;
  /** A button that loads more applications, below the list. */
  more: ReactNode;
}

/**
 * The applications to the owner's notice. Shows one of them at a time, for the owner to approve or
 * reject.
 */
export function ApplicantQueue({ notice, queue, more }: ApplicantQueueProps) {
  const data = useFragmentData(ApplicantQueue_NoticeFragmentDoc, notice);
  const [approve, confirmation] = useApproval(queue);
  const [withKeys, setWithKeys] = useStoredFlag('queue-keys');
  useQueueKeys(withKeys, {
    ArrowUp: queue.previous,
    ArrowDown: queue.next,
    KeyA: approve,
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
        <QueueKeySwitch on={withKeys} onChange={setWithKeys} />
      </div>
      <div className={styles.item} ref={item} tabIndex={-1}>
        {queue.current ? (
          <QueueItem entry={queue.current} queue={queue} />
        ) : (
          <Panel>
            <QueueEmpty notice={data} queue={queue} />
          </Panel>
        )}
        <div className={styles.foot}>
          {queue.current?.viewerCanDecide && (
            <DecisionButtons entry={queue.current} queue={queue} onApprove={approve} withKeys={withKeys} />
          )}
          <div className={styles.undo}>
            <UndoBar decision={queue.undoable} onUndo={queue.undo} />
          </div>
        </div>
      </div>
      <QueueSeats notice={data} queue={queue} />
      {confirmation}
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

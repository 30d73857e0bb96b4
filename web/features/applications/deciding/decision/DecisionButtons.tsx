import { Button } from 'antd';
import { texts } from '../../../../texts';
import { ActionBar } from '../../../../components/page/ActionBar';
import styles from './DecisionButtons.module.css';
import { describeApproval, type QueueEntry } from '../queue';
import type { ApplicantQueueState } from '../useApplicantQueue';

interface DecisionButtonsProps {
  entry: QueueEntry;
  queue: ApplicantQueueState;
  /** Undefined if an approval is impossible. */
  onApprove: (() => void) | undefined;
  /** Shows the shortcut on each button, on wide screens. */
  withKeys: boolean;
}

/** The buttons for a decision, at the same place for every application. */
export function DecisionButtons({ entry, queue, onApprove, withKeys }: DecisionButtonsProps) {
  const { free, reject, waitlist } = queue;
  const showKey = (key: string) => withKeys && <kbd aria-hidden="true">{key}</kbd>;
  return (
    <ActionBar>
      <div className={styles.decision}>
        <p>{describeApproval(entry, free)}</p>
        <Button size="large" danger onClick={() => reject?.()}>
          {texts.application.reject}
          {showKey('D')}
        </Button>
        {waitlist && (
          <Button size="large" onClick={waitlist}>
            {texts.application.waitlist}
            {showKey('W')}
          </Button>
        )}
        <Button size="large" type="primary" disabled={!onApprove} onClick={() => onApprove?.()}>
          {texts.application.approve}
          {showKey('A')}
        </Button>
      </div>
    </ActionBar>
  );
}

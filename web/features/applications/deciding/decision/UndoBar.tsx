import { Button } from 'antd';
import { texts } from '../../../../texts';
import { useSecondsUntil } from '../../../../components/browser/useSecondsUntil';
import styles from './UndoBar.module.css';
import type { UndoableDecision } from './useDecisions';

interface UndoBarProps {
  decision: UndoableDecision | undefined;
  onUndo: (() => void) | undefined;
}

/** The undo bar for the last decision. The queue reserves its space, so nothing moves. */
export function UndoBar({ decision, onUndo }: UndoBarProps) {
  const seconds = useSecondsUntil(decision?.until);
  return (
    <div className={styles.place}>
      <output>
        {decision && (
          <span className={styles.words}>
            {texts.application.decided[decision.status](decision.nickName)}
            <small aria-hidden="true">{texts.application.undoSeconds(seconds)}</small>
          </span>
        )}
      </output>
      {decision && (
        <Button type="text" onClick={() => onUndo?.()}>
          {texts.application.undo}
        </Button>
      )}
    </div>
  );
}

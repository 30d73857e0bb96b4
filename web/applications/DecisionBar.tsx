import { Button } from 'antd';
import { texts } from '../texts';
import { useSecondsUntil } from '../ui/useSecondsUntil';
import styles from './DecisionBar.module.css';
import type { UndoableDecision } from './useDecisions';

interface DecisionBarProps {
  decision: UndoableDecision | undefined;
  onUndo: (() => void) | undefined;
}

/**
 * The undo bar for the last decision. It has its own slot in the layout, so it never covers
 * content.
 */
export function DecisionBar({ decision, onUndo }: DecisionBarProps) {
  const seconds = useSecondsUntil(decision?.until);
  return (
    <div className={styles.place}>
      <output>
        {decision && (
          <span className={styles.words}>
            {texts.application.decided[decision.decision](decision.nickName)}
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

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
 * Says what was decided, for as long as it can be undone. It has a place of its own on the page and
 * covers nothing.
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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decided } from './queue';
import { useDecision } from './useDecision';

/** The time to undo a decision before it is sent, in milliseconds. A sent decision is final. */
const UNDO_MS = 5_000;

/** A decision that can still be undone. */
export interface UndoableDecision extends Decided {
  /** The end of the time to undo it, in ISO 8601. */
  until: string;
}

interface Decisions {
  /** The decision that can still be undone. */
  undoable: UndoableDecision | undefined;
  /** All decisions that have not been saved on the server yet. */
  unsaved: readonly Decided[];
  decide: (decided: Decided) => void;
  undo: () => void;
}

/**
 * The owner's decisions. Each can be undone for five seconds before it is sent. It is sent earlier
 * if the owner makes another decision or leaves the page.
 * @param onAccepted called with the id of an application when the server has accepted its decision
 */
export function useDecisions(onAccepted: (id: string) => void): Decisions {
  const sendDecision = useDecision();
  const [undoable, setUndoable] = useState<UndoableDecision>();
  const [sending, setSending] = useState<readonly Decided[]>([]);
  // A ref, because the page may be left before React has rendered the latest state.
  const latest = useRef<UndoableDecision>(undefined);
  const change = (next: UndoableDecision | undefined): void => {
    latest.current = next;
    setUndoable(next);
  };
  const send = async (): Promise<void> => {
    const decided = latest.current;
    if (!decided) return;
    change(undefined);
    setSending((others) => [...others, decided]);
    if (await sendDecision(decided)) onAccepted(decided.id);
    setSending((others) => others.filter((other) => other !== decided));
  };
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(() => sendNow(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);
  // Sends the decision when the tab is hidden or closed, because the owner may not return.
  useEffect(() => {
    const sendWhenLeaving = (): void => sendNow();
    const sendWhenHidden = (): void => {
      if (document.hidden) sendNow();
    };
    window.addEventListener('pagehide', sendWhenLeaving);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      window.removeEventListener('pagehide', sendWhenLeaving);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendNow();
    };
  }, []);
  return {
    undoable,
    unsaved: undoable ? [...sending, undoable] : sending,
    decide: (decided) => {
      void send();
      change({ ...decided, until: new Date(Date.now() + UNDO_MS).toISOString() });
    },
    undo: () => change(undefined),
  };
}

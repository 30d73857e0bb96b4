import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decided } from './queue';
import { useDecision } from './useDecision';

/**
 * How long a decision can be undone before it is sent, in milliseconds. A sent decision is final.
 */
const UNDO_MS = 5_000;

/** A decision that can still be undone. */
export interface UndoableDecision extends Decided {
  /** Until when. */
  until: string;
}

interface Decisions {
  /** The decision that can still be undone. */
  undoable: UndoableDecision | undefined;
  /** All decisions that the server does not have yet. */
  unsaved: readonly Decided[];
  decide: (decided: Decided) => void;
  undo: () => void;
}

/**
 * The owner's decisions on the screen. Each can be undone for five seconds. Then it is sent, and
 * also before the next one and when the owner leaves the page. `onAccepted` is called with the id
 * of the application when the server has accepted it.
 */
export function useDecisions(onAccepted: (id: string) => void): Decisions {
  const sendDecision = useDecision();
  const [undoable, setUndoable] = useState<UndoableDecision>();
  const [sending, setSending] = useState<readonly Decided[]>([]);
  // The page may be left before React has rendered the latest state.
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
  // The owner may not return from another page or tab, and may close this one.
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

import { useState } from 'react';
import type { QueueEntry } from './queue';

interface QueuePosition {
  /** The shown entry, or undefined for none. */
  current: QueueEntry | undefined;
  /** Its number, starting at 1. */
  position: number;
  select: (id: string) => void;
  /** Undefined at the first entry. */
  previous: (() => void) | undefined;
  /** Undefined at the last entry. */
  next: (() => void) | undefined;
  /**
   * Selects the entry after this one, or the one before it at the end of the list. Called before
   * this entry disappears.
   */
  selectNeighbourOf: (id: string) => void;
}

/**
 * Tracks the entry that is shown. If it disappears, such as after its applicant has cancelled, the
 * first entry is shown.
 */
export function useQueuePosition(shown: readonly QueueEntry[], openedId: string | undefined): QueuePosition {
  const [selected, select] = useState(openedId);
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === selected),
  );
  const goTo = (entry: QueueEntry | undefined) => entry && (() => select(entry.id));
  return {
    current: shown[index],
    position: index + 1,
    select,
    previous: goTo(shown[index - 1]),
    next: goTo(shown[index + 1]),
    selectNeighbourOf: (id) => {
      const left = shown.findIndex((entry) => entry.id === id);
      select((shown[left + 1] ?? shown[left - 1])?.id);
    },
  };
}

import { type TouchEvent, useRef } from 'react';

/** The shortest way of a finger that counts as a swipe, in pixels. */
const MIN_DISTANCE = 60;

interface Swipe {
  /** To the left, as to the next page. */
  onNext: (() => void) | undefined;
  /** To the right. */
  onPrevious: (() => void) | undefined;
}

/**
 * Returns the handlers of an element on which a finger that moves sideways leads to the next or the
 * previous item.
 */
export function useSwipe({ onNext, onPrevious }: Swipe) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const way = { x: touch.clientX - start.current.x, y: touch.clientY - start.current.y };
      // A finger that mostly moves up or down scrolls.
      if (Math.abs(way.x) < MIN_DISTANCE || Math.abs(way.x) < 2 * Math.abs(way.y)) return;
      (way.x < 0 ? onNext : onPrevious)?.();
    },
  };
}

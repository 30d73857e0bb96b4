import { type TouchEvent, useRef } from 'react';

/** The shortest distance of a swipe, in pixels. */
const MIN_DISTANCE = 60;

interface Swipe {
  /** Called for a swipe to the left. */
  onNext: (() => void) | undefined;
  /** Called for a swipe to the right. */
  onPrevious: (() => void) | undefined;
}

/**
 * Returns the touch handlers of an element. A horizontal swipe leads to the next or previous item.
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
      // Mostly vertical movement is scrolling.
      if (Math.abs(way.x) < MIN_DISTANCE || Math.abs(way.x) < 2 * Math.abs(way.y)) return;
      (way.x < 0 ? onNext : onPrevious)?.();
    },
  };
}

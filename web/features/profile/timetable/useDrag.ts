import { type PointerEvent, useEffect, useRef } from 'react';

/**
 * Chooses the hours that a mouse is dragged over. The first hour determines whether they are chosen
 * or removed. A finger scrolls instead.
 */
export function useDrag(change: (hours: readonly number[], on: boolean) => void) {
  const started = useRef<{ hour: number; on: boolean; moved: boolean }>(undefined);
  useEffect(() => {
    const stop = (): void => {
      // The click after the drag reads whether it moved.
      setTimeout(() => (started.current = undefined));
    };
    window.addEventListener('pointerup', stop);
    return () => window.removeEventListener('pointerup', stop);
  }, []);
  return {
    hasMoved: () => started.current?.moved === true,
    handlers: (hour: number, on: boolean) => ({
      onPointerDown: ({ pointerType, button }: PointerEvent) => {
        if (pointerType === 'mouse' && button === 0) started.current = { hour, on, moved: false };
      },
      onPointerEnter: ({ buttons }: PointerEvent) => {
        const drag = started.current;
        if (!drag || buttons !== 1 || (!drag.moved && drag.hour === hour)) return;
        change(drag.moved ? [hour] : [drag.hour, hour], drag.on);
        drag.moved = true;
      },
    }),
  };
}

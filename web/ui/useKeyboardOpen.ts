import { useSyncExternalStore } from 'react';

/** The least height that a keyboard on the screen takes, in pixels. Bars of the browser that come and go are lower. */
const MIN_KEYBOARD_PX = 150;

/** As of the last resize: the browser would have to lay the page out for each question that is asked while rendering. */
let isOpen = false;

function measure(): boolean {
  const { visualViewport: visible } = window;
  return visible ? window.innerHeight - visible.height * visible.scale > MIN_KEYBOARD_PX : false;
}

function subscribe(onChange: () => void): () => void {
  const onResize = (): void => {
    isOpen = measure();
    onChange();
  };
  window.visualViewport?.addEventListener('resize', onResize);
  return () => {
    window.visualViewport?.removeEventListener('resize', onResize);
    isOpen = false;
  };
}

/** Whether a keyboard covers the lower part of the screen. One component at a time may ask. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

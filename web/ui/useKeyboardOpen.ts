import { useSyncExternalStore } from 'react';

/** The least height that a keyboard on the screen takes, in pixels. Bars of the browser that come and go are lower. */
const MIN_KEYBOARD_PX = 150;

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

function isOpen(): boolean {
  const { visualViewport: visible } = window;
  return visible ? window.innerHeight - visible.height * visible.scale > MIN_KEYBOARD_PX : false;
}

/** Whether a keyboard covers the lower part of the screen. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

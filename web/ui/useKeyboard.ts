import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * The least height of a keyboard on the screen, in pixels. Bars of the browser that come and go are
 * lower.
 */
const MIN_KEYBOARD_PX = 150;

/**
 * The height as of the last resize. Measuring while rendering would make the browser lay the page
 * out each time.
 */
let height = 0;
const listeners = new Set<() => void>();

/**
 * Pinch-zoom makes the visible part of the page smaller as well, so its height is multiplied by the
 * scale.
 */
function readHeight(): number {
  const { visualViewport: visible, innerHeight } = window;
  const covered = visible ? innerHeight - visible.height * visible.scale : 0;
  return covered > MIN_KEYBOARD_PX ? covered : 0;
}

/** Whether a keyboard covers the lower part of the screen now. */
export function isKeyboardOpen(): boolean {
  return readHeight() > 0;
}

function measure(): void {
  height = readHeight();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.visualViewport?.addEventListener('resize', measure);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.visualViewport?.removeEventListener('resize', measure);
    height = 0;
  };
}

/**
 * Returns the height of the keyboard that covers the lower part of the screen, in pixels of the
 * page; 0 without one.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
}

/**
 * Keeps a whole form above the keyboard on the screen while it has the focus, because the browser
 * only keeps the line in view that is typed. The variable `--keyboard` of the form is the height of
 * the keyboard, for as much space below it.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  const covered = useKeyboardHeight();
  useEffect(() => {
    form.current?.style.setProperty('--keyboard', `${covered}px`);
    if (covered > 0 && form.current?.contains(document.activeElement))
      form.current.scrollIntoView({ block: 'nearest' });
  }, [form, covered]);
}

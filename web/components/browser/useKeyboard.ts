import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * The smallest height of an on-screen keyboard, in pixels. Bars of the browser that come and go are
 * lower.
 */
const MIN_KEYBOARD_PX = 150;

/**
 * The height as of the last resize. Measuring during each render would force a layout of the page.
 */
let height = 0;
const listeners = new Set<() => void>();

/**
 * Pinch-zoom also makes the visible part of the page smaller, so the height is multiplied by the
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

/** Returns the height of the on-screen keyboard in pixels of the page, or 0 without one. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => height,
    () => 0,
  );
}

/**
 * Keeps a focused form above the on-screen keyboard. The browser itself only keeps the current line
 * in view. Sets the CSS variable `--keyboard` of the form to the height of the keyboard, for
 * padding below it.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  const covered = useKeyboardHeight();
  useEffect(() => {
    form.current?.style.setProperty('--keyboard', `${covered}px`);
    if (covered > 0 && form.current?.contains(document.activeElement))
      form.current.scrollIntoView({ block: 'nearest' });
  }, [form, covered]);
}

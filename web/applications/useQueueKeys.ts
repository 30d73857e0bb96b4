import { useEffect, useEffectEvent } from 'react';

/**
 * What the keys of the queue do, by the place of the key on the keyboard, so that they work while
 * Korean is typed.
 */
export type QueueKeys = Readonly<
  Partial<Record<'ArrowUp' | 'ArrowDown' | 'KeyA' | 'KeyW' | 'KeyD' | 'KeyZ', (() => void) | undefined>>
>;

/**
 * Calls what a key stands for. Keys count for a field, a menu or a dialog first, and with Ctrl, Alt
 * or Meta for the browser.
 */
export function useQueueKeys(enabled: boolean, keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (isTakenBy(event.target, event.code)) return;
    const action = Object.entries(keys).find(([code]) => code === event.code)?.[1];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

const FIELDS = 'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]';

/** Whether the element that has the focus uses the key itself. */
function isTakenBy(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof Element)) return false;
  // The arrows move between radio buttons.
  return target.closest(code.startsWith('Arrow') ? `${FIELDS}, input` : FIELDS) !== null;
}

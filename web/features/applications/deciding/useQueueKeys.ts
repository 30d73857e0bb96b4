import { useEffect, useEffectEvent } from 'react';

/**
 * The actions of the queue's shortcuts. They use the physical position of a key, so that they work
 * in Korean input mode.
 */
type QueueKeys = Readonly<
  Partial<Record<'ArrowUp' | 'ArrowDown' | 'KeyA' | 'KeyW' | 'KeyD' | 'KeyZ', (() => void) | undefined>>
>;

/**
 * Runs the actions of shortcuts. Fields, menus and dialogs handle their own keys first. Keys with
 * Ctrl, Alt or Meta belong to the browser.
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

/** Whether the focused element uses the key itself. */
function isTakenBy(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof Element)) return false;
  // Arrow keys move between radio buttons.
  return target.closest(code.startsWith('Arrow') ? `${FIELDS}, input` : FIELDS) !== null;
}

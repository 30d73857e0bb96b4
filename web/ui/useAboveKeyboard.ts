import { type RefObject, useEffect } from 'react';

/**
 * Keeps all of a form above the keyboard of the screen while somebody types in it; the browser only keeps the line in view that is being
 * typed. The variable `--keyboard` of the form is the height of the keyboard, for as much space below it.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return undefined;
    const update = (): void => {
      const covered = Math.max(0, window.innerHeight - screen.height);
      form.current?.style.setProperty('--keyboard', `${covered}px`);
      if (covered > 0 && form.current?.contains(document.activeElement))
        form.current.scrollIntoView({ block: 'nearest' });
    };
    screen.addEventListener('resize', update);
    return () => screen.removeEventListener('resize', update);
  }, [form]);
}

import { type RefObject, useEffect } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Focuses a visible field with the key `/`, unless the user is typing in another field. */
export function useSlashKey(field: RefObject<{ input: HTMLInputElement | null } | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const input = field.current?.input;
      const typing = event.target instanceof Element && event.target.matches(EDITABLE);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (!input?.checkVisibility()) return;
      event.preventDefault();
      input.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}

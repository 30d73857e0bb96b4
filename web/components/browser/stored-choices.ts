import { useState } from 'react';
import { DAY_MS } from '../../../shared/seoul';

/** An on/off setting stored in this browser. It is on until the member turns it off. */
export function useStoredFlag(key: string): [on: boolean, setOn: (on: boolean) => void] {
  const [on, setOn] = useState(() => read(key) !== 'off');
  return [
    on,
    (next) => {
      setOn(next);
      write(key, next ? 'on' : 'off');
    },
  ];
}

/**
 * A part of a page that the member may hide for some days in this browser.
 * @param days the days until it is shown again
 */
export function useHiddenForDays(key: string, days: number): [isHidden: boolean, hide: () => void] {
  const [isHidden, setHidden] = useState(() => Date.now() < Number(read(key) ?? 0));
  const hide = (): void => {
    setHidden(true);
    write(key, String(Date.now() + days * DAY_MS));
  };
  return [isHidden, hide];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The storage is full or disabled. The setting lasts as long as the page.
  }
}

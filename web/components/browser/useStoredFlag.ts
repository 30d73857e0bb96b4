import { useState } from 'react';

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

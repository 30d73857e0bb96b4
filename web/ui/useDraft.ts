import { useMemo } from 'react';
import { getLoginId } from '../session';

/** A long form's text, kept in this tab until it is sent. */
export interface Draft<TValues extends object> {
  /** What was kept when the form appeared. */
  readonly kept: Partial<TValues>;
  keep(values: Partial<TValues>): void;
  drop(): void;
}

/**
 * Keeps what is typed in a form through a reload, a wrong click or a session's end. `key` names the form and what it is
 * about (`apply:7`). Another member in the same tab does not see it.
 */
export function useDraft<TValues extends object>(key: string): Draft<TValues> {
  return useMemo(() => {
    const place = `draft:${getLoginId() ?? ''}:${key}`;
    return {
      kept: read<TValues>(place),
      keep: (values) => write(place, values),
      drop: () => sessionStorage.removeItem(place),
    };
  }, [key]);
}

function read<TValues extends object>(place: string): Partial<TValues> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function write(place: string, values: object): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(values));
  } catch {
    // The storage is full or closed: the form works on without a draft.
  }
}

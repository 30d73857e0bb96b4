import { useMemo } from 'react';
import { isObject } from '../../is-object';
import { getLoginId } from '../../session/tab/login';

/** The unsent values of a form, stored in this tab until they are sent. */
export interface Draft<TValues extends object> {
  /** The stored values when the form was mounted. */
  readonly values: Partial<TValues>;
  /** Returns whether the values could be stored. */
  save(values: Partial<TValues>): boolean;
  clear(): void;
}

/**
 * Stores the values of a form in the session storage. They survive a reload, a navigation and the
 * end of the session. Drafts are stored per login id, so that another member in the same tab does
 * not see them.
 * @param key names the form and its subject (`apply:7`)
 */
export function useDraft<TValues extends object>(key: string): Draft<TValues> {
  return useMemo(() => {
    return {
      values: read<TValues>(getStorageKey(key)),
      save: (values) => write(getStorageKey(key), values),
      clear: () => sessionStorage.removeItem(getStorageKey(key)),
    };
  }, [key]);
}

/** Adds a paragraph to the stored value of a field. The form is not mounted. */
export function addToDraft(key: string, field: string, paragraph: string): void {
  const values = read<Record<string, string>>(getStorageKey(key));
  const text = [values[field], paragraph].filter(Boolean).join('\n\n');
  write(getStorageKey(key), { ...values, [field]: text });
}

/** Returns the key in the storage. In a new tab the login id is available only after mounting. */
function getStorageKey(key: string): string {
  return `draft:${getLoginId() ?? ''}:${key}`;
}

function read<TValues extends object>(storageKey: string): Partial<TValues> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isObject(value) ? (value as Partial<TValues>) : {};
  } catch {
    return {};
  }
}

function write(storageKey: string, values: object): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
    return true;
  } catch {
    // The storage is full or disabled. The form works without a draft.
    return false;
  }
}

import { createContext, useContext, useDeferredValue } from 'react';

/** Whether this is the first page of a visit, which opens while the client starts. */
export const FirstPageContext = createContext(false);

/**
 * Defers the lower part of the first page until its upper part is shown, so that no task is long.
 * Returns `first` until then, and `value` afterwards. Later pages get `value` at once, because back
 * navigation needs the full height of the page.
 */
export function useLater<T>(value: T, first: T): T {
  return useDeferredValue(value, useContext(FirstPageContext) ? first : value);
}

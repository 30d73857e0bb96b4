import { createContext, useContext, useDeferredValue } from 'react';

/** Whether this is the first page of a visit, which opens while the client starts. */
export const FirstPageContext = createContext(false);

/**
 * On the first page of a visit, returns `first` for the first render and then `value`, so that the
 * lower part is rendered in a later task. Later pages get `value` at once, because back navigation
 * needs the full height of the page.
 */
export function useDeferredOnFirstPage<T>(value: T, first: T): T {
  return useDeferredValue(value, useContext(FirstPageContext) ? first : value);
}

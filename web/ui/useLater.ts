import { createContext, useContext, useDeferredValue } from 'react';

/**
 * Whether the page is the first one of a visit, which opens while the browser starts the client.
 */
export const FirstPageContext = createContext(false);

/**
 * Has the lower part of the first page rendered once its upper part is shown, so that no task is
 * long: returns `first` until then, and `value` afterwards. Later pages get `value` at once,
 * because Back has to find the page as high as it was.
 */
export function useLater<T>(value: T, first: T): T {
  return useDeferredValue(value, useContext(FirstPageContext) ? first : value);
}

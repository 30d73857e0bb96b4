import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of an element that gets the focus when it appears, if `focused` is true.
 * @param options a constant, such as to prevent scrolling
 */
export function useFocusedAtStart<Element extends HTMLElement>(
  focused: boolean,
  options?: FocusOptions,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (focused) element.current?.focus(options);
  }, [focused, options]);
  return element;
}

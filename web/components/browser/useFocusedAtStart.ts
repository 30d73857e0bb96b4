import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of an element that gets the focus when it appears, if `focused` is true. */
export function useFocusedAtStart<Element extends HTMLElement>(focused: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  return element;
}

import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** The method that a form calls to focus a field. */
export interface Focusable {
  focus: () => void;
}

/**
 * Makes a group of inputs focusable: its first enabled input receives the focus.
 * @returns the ref of the group
 */
export function useFocusFirst<T extends HTMLElement>(ref: Ref<Focusable> | undefined): RefObject<T | null> {
  const group = useRef<T>(null);
  useImperativeHandle(ref, () => ({
    focus: () => group.current?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')?.focus(),
  }));
  return group;
}

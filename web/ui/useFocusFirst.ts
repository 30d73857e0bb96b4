import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';

/** What a form needs of a field to move the focus to it. */
export interface Focusable {
  focus: () => void;
}

/**
 * Makes a group of inputs a field that can be focused: the first input that is enabled gets the
 * focus. Returns the ref of the group.
 */
export function useFocusFirst<T extends HTMLElement>(ref: Ref<Focusable> | undefined): RefObject<T | null> {
  const group = useRef<T>(null);
  useImperativeHandle(ref, () => ({
    focus: () => group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus(),
  }));
  return group;
}

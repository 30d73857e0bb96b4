import { type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Focusable, useFocusFirst } from './useFocusFirst';

/**
 * A field that is a list of rows with inputs. An added row gets the focus. A removed row had the
 * focus, so the add button gets it.
 * @returns the ref of the element whose children are the rows, the ref of the add button, and the
 *   functions that change the list
 */
export function useInputRows<TElement extends HTMLElement, TRow>(
  ref: Ref<Focusable> | undefined,
  rows: readonly TRow[],
  onChange: ((rows: readonly TRow[]) => void) | undefined,
) {
  const list = useFocusFirst<TElement>(ref);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (row: TRow): void => {
    flushSync(() => onChange?.([...rows, row]));
    const children = [...(list.current?.children ?? [])];
    const inputs = children.flatMap((child) => child.querySelector<HTMLElement>('input, select, textarea') ?? []);
    inputs.at(-1)?.focus();
  };
  const replace = (index: number, row: TRow): void => onChange?.(rows.with(index, row));
  const remove = (index: number): void => {
    flushSync(() => onChange?.(rows.toSpliced(index, 1)));
    addButton.current?.focus();
  };
  return { list, addButton, add, replace, remove };
}

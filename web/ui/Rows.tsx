import type { ReactNode } from 'react';
import { Empty } from './Empty';

interface RowsProps {
  /** The message shown when there are no rows. */
  empty: string;
  /** The list items, each with a key. */
  children: ReactNode[];
}

/** A list of rows. */
export function Rows({ empty, children }: RowsProps) {
  return children.length === 0 ? <Empty>{empty}</Empty> : <ul className="notice-rows">{children}</ul>;
}

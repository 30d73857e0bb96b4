import type { ReactNode } from 'react';
import { Empty } from './Empty';

/** A titled list of rows, or what is said when there are none. */
interface RowsPanelProps {
  title: string;
  empty: string;
  /** The rows, each a list item with a key. */
  children: ReactNode[];
}

/** A box with rows below each other. */
export function RowsPanel({ title, empty, children }: RowsPanelProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children.length === 0 ? <Empty>{empty}</Empty> : <ul className="notice-rows">{children}</ul>}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Empty } from './Empty';

interface RowsPanelProps {
  title: string;
  /** The message shown when there are no rows. */
  empty: string;
  /** The list items, each with a key. */
  children: ReactNode[];
}

/** A panel with a title and a list of rows. */
export function RowsPanel({ title, empty, children }: RowsPanelProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children.length === 0 ? <Empty>{empty}</Empty> : <ul className="notice-rows">{children}</ul>}
    </section>
  );
}

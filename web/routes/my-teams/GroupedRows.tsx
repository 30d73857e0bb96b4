import type { ReactNode } from 'react';
import { RowGroups } from '../../components/lists/RowGroups';

interface GroupedRowsProps<TItem, TGroup extends string> {
  items: readonly TItem[];
  /** The titles of the groups, in the order of the page. */
  titles: Readonly<Record<TGroup, string>>;
  /** Returns the group of an item. */
  groupOf: (item: TItem) => TGroup;
  /** Renders the row of an item, with a key. */
  children: (item: TItem) => ReactNode;
  /** Shown if there are no items. */
  empty: ReactNode;
}

/** The rows of a tab of 내 팀, in groups such as those that need an action of the viewer. */
export function GroupedRows<TItem, TGroup extends string>({
  items,
  titles,
  groupOf,
  children,
  empty,
}: GroupedRowsProps<TItem, TGroup>) {
  if (items.length === 0) return empty;
  const groups = Object.entries<string>(titles).map(([group, title]) => ({
    title,
    rows: items.filter((item) => groupOf(item) === group).map((item) => children(item)),
  }));
  return <RowGroups groups={groups} />;
}

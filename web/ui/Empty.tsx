import type { ReactNode } from 'react';

/** Said in place of a list that has nothing in it. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="empty">{children}</p>;
}

import type { ReactNode } from 'react';

/** The message shown instead of an empty list. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className="empty">{children}</p>;
}

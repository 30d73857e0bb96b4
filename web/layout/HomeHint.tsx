import type { ReactNode } from 'react';
import { texts } from '../texts';

/** The sentences below the heading of home: what the service is, and how many teams recruit. */
export function HomeHint({ children }: { children: ReactNode }) {
  return (
    <>
      {texts.common.slogan}
      <br />
      {children}
    </>
  );
}

import { type ReactNode, useEffect } from 'react';
import { clearTabMember } from '../tabMember';
import { texts } from '../texts';
import { PageHeading } from './Page';

/** The layout of the pages before login: the product name above one form. */
export function VisitorPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => clearTabMember(), []);
  return (
    <main className="visitor-page">
      <title>{texts.common.title(title)}</title>
      <p className="visitor-brand">
        <span className="splash-name">{texts.common.name}</span>
        {texts.common.slogan}
      </p>
      <section className="panel">
        <PageHeading>{title}</PageHeading>
        {children}
      </section>
    </main>
  );
}

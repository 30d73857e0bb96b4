import { type ReactNode, useEffect } from 'react';
import { clearTabMember } from '../tabMember';
import { texts } from '../texts';
import { LegalLinks } from './LegalLinks';
import { PageHeading } from './PageHeading';
import { Panel } from './Panel';
import styles from './VisitorPage.module.css';

interface VisitorPageProps {
  title: string;
  /** A question with a link to another visitor page, below the form. */
  alternative: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The layout of the pages before login: the product name above one form. */
export function VisitorPage({ title, alternative, children }: VisitorPageProps) {
  useEffect(() => clearTabMember(), []);
  return (
    <main className={styles.page}>
      <title>{texts.common.title(title)}</title>
      <p className={styles.brand}>
        <img src="/icon.svg" alt="" width={56} height={56} />
        <strong>{texts.common.name}</strong>
        {texts.common.slogan}
      </p>
      <Panel spaced>
        <PageHeading>{title}</PageHeading>
        {children}
        <p className={styles.alternative}>{alternative}</p>
      </Panel>
      <LegalLinks />
    </main>
  );
}

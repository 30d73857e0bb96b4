import { type ReactNode, useEffect } from 'react';
import { clearTabMember } from '../../session/tab/tab-member';
import { texts } from '../../texts';
import { LegalLinks } from '../../features/legal/LegalLinks';
import { PageHeading } from '../../components/page/PageHeading';
import { Panel } from '../../components/page/Panel';
import styles from './VisitorPage.module.css';

interface VisitorPageProps {
  title: string;
  /** A question with a link to another visitor page, below the form. */
  alternative: ReactNode;
  /** Shown below the product name instead of the slogan. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The layout of the pages before login: the product name above one form. */
export function VisitorPage({ title, alternative, intro = <Slogan />, children }: VisitorPageProps) {
  useEffect(() => clearTabMember(), []);
  return (
    <main className={styles.page}>
      <title>{texts.common.title(title)}</title>
      <div className={styles.brand}>
        <img src="/icon.svg" alt="" width={56} height={56} />
        <strong>{texts.common.name}</strong>
        {intro}
      </div>
      <Panel spaced>
        <PageHeading>{title}</PageHeading>
        {children}
        <p className={styles.alternative}>{alternative}</p>
      </Panel>
      <LegalLinks />
    </main>
  );
}

/** The slogan of the product. */
export function Slogan() {
  return <p>{texts.common.slogan}</p>;
}

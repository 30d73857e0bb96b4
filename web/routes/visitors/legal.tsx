import { useLoaderData } from 'react-router-dom';
import { CONSENT_VERSIONS } from '../../../shared/consents';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { documents } from '../../texts/legal';
import type { LegalSection } from '../../texts/legal-section';
import { LogoLink } from '../../components/page/LogoLink';
import { Page } from '../../components/page/Page';
import { Panel } from '../../components/page/Panel';
import { QueryView } from '../../graphql/view/QueryView';
import type { loadLegalPage } from './legal.page';
import styles from './legal.module.css';

export function TermsPage() {
  return <LegalPage title={texts.legal.terms} version={CONSENT_VERSIONS.TERMS} sections={documents.terms} />;
}

export function PrivacyPage() {
  return <LegalPage title={texts.legal.privacy} version={CONSENT_VERSIONS.PRIVACY} sections={documents.privacy} />;
}

interface LegalPageProps {
  title: string;
  version: string;
  sections: readonly LegalSection[];
}

/** A legal document for everybody, without the bars of member pages. */
function LegalPage({ title, version, sections }: LegalPageProps) {
  const { operator: query } = useLoaderData<ReturnType<typeof loadLegalPage>>();
  const { name, contact, operator: heading, inForce } = texts.legal;
  return (
    <main className={styles.main}>
      <Page title={title} narrow before={<LogoLink to={getHref('login')} className={styles.brand} />}>
        <p>{inForce(version)}</p>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        <Panel title={heading} spaced>
          <QueryView query={query} required={['operator']}>
            {({ operator }) => (
              <p>
                {name}: {operator.name}
                <br />
                {contact}: {operator.contact}
              </p>
            )}
          </QueryView>
        </Panel>
      </Page>
    </main>
  );
}

function Section({ heading, body }: LegalSection) {
  return (
    <Panel title={heading} spaced>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]} className={styles.points}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </Panel>
  );
}

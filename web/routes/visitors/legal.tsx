import { useLoaderData } from 'react-router-dom';
import { CONSENT_VERSIONS } from '../../../shared/consents';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { documents } from '../../texts/legal';
import type { LegalSection } from '../../texts/legal-section';
import { LogoLink } from '../../components/page/LogoLink';
import { Page } from '../../components/page/Page';
import { Panel } from '../../components/page/Panel';
import { Markdown } from '../../components/text/Markdown';
import { MemberText } from '../../components/text/MemberText';
import { QueryView } from '../../graphql/view/QueryView';
import type { loadLegalPage } from './legal.page';
import styles from './legal.module.css';

export function TermsPage() {
  return (
    <LegalPage
      title={texts.legal.terms}
      version={CONSENT_VERSIONS.TERMS}
      sections={documents.terms}
      ownText="termsText"
    />
  );
}

export function PrivacyPage() {
  return (
    <LegalPage
      title={texts.legal.privacy}
      version={CONSENT_VERSIONS.PRIVACY}
      sections={documents.privacy}
      ownText="privacyText"
    />
  );
}

interface LegalPageProps {
  title: string;
  version: string;
  sections: readonly LegalSection[];
  /** The field with the additional text of the school. */
  ownText: 'privacyText' | 'termsText';
}

/** A legal document for everybody, without the bars of member pages. */
function LegalPage({ title, version, sections, ownText }: LegalPageProps) {
  const { operator: query } = useLoaderData<ReturnType<typeof loadLegalPage>>();
  return (
    <main className={styles.main}>
      <Page title={title} narrow before={<LogoLink to={getHref('login')} className={styles.brand} />}>
        <p>{texts.legal.inForce(version)}</p>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        <QueryView query={query} required={['operator']}>
          {({ operator }) => (
            <>
              {operator[ownText] !== '' && (
                <Panel title={texts.legal.ownText} spaced>
                  <p>{texts.legal.ownTextHint}</p>
                  <Markdown text={operator[ownText]} />
                </Panel>
              )}
              <OperatorPanel {...operator} />
            </>
          )}
        </QueryView>
      </Page>
    </main>
  );
}

interface OperatorPanelProps {
  name: string;
  contact: string;
  changedAt: string | null;
}

/** The operator of the school, and the time of its latest change. */
function OperatorPanel({ name, contact, changedAt }: OperatorPanelProps) {
  const labels = texts.legal;
  return (
    <Panel title={labels.operator} spaced>
      <p>
        {labels.name}: <MemberText text={name} />
        <br />
        {labels.contact}: <MemberText text={contact} />
      </p>
      {changedAt !== null && <p>{labels.changed(changedAt)}</p>}
    </Panel>
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

import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useLogOut } from '../../session/useLogOut';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkRow } from '../../components/page/LinkRow';
import { PanelRows } from '../../components/page/PanelRows';
import type { loadAccountPage } from './settings.page';
import { AppearanceRow } from './AppearanceRow';
import { LanguageRow } from './LanguageRow';

/** The rows about the service: language, appearance, documents, operator and logout. */
export function ServiceRows() {
  const logOut = useLogOut();
  return (
    <PanelRows>
      <LanguageRow />
      <AppearanceRow />
      <LinkRow title={texts.legal.terms} to={getHref('terms')} />
      <LinkRow title={texts.legal.privacy} to={getHref('privacy')} />
      <Suspense fallback={null}>
        <SupportRow />
      </Suspense>
      <LinkRow title={texts.nav.logOut} onClick={() => void logOut()} />
    </PanelRows>
  );
}

/** The operator's contact. It is a link if it is an e-mail address or a page. */
function SupportRow() {
  const { operator: query } = useLoaderData<ReturnType<typeof loadAccountPage>>();
  const contact = useReadQuery(query).data?.operator?.contact;
  if (contact === undefined) return null;
  return <LinkRow title={texts.member.support} value={contact} to={findHref(contact)} />;
}

function findHref(contact: string): string | undefined {
  if (/^https?:\/\//.test(contact)) return contact;
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : undefined;
}

import { Navigate, useLocation } from 'react-router-dom';
import { getHref, type PlainPageName, SETTINGS_PAGES } from '../../paths';

/** Bookmarks and older mails link to the hash of a section. */
const PAGES = new Map<string, PlainPageName>(Object.entries(SETTINGS_PAGES));

/** Redirects to the page of the section in the hash, otherwise to the first tab of the settings. */
export function SettingsPage() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: getHref(PAGES.get(hash.slice(1)) ?? 'profile'), search, hash }} />;
}

import { Navigate, useLocation } from 'react-router-dom';
import { getHref, type PlainPageName, SETTINGS_SECTIONS } from '../../paths';

/** The page of each section by its hash. Bookmarks and older mails link to the hash. */
const PAGES: Readonly<Record<string, PlainPageName>> = {
  '#notifications': 'notificationSettings',
  '#blocked': 'safety',
  [`#${SETTINGS_SECTIONS.rulings}`]: 'safety',
  '#account': 'account',
  '#change-password': 'account',
  '#data': 'account',
  '#withdraw': 'account',
  '#appearance': 'account',
  '#tokens': 'developer',
};

/** Redirects to the page of the section in the hash, otherwise to the first tab of the settings. */
export function SettingsPage() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: getHref(PAGES[hash] ?? 'profile'), search, hash }} />;
}

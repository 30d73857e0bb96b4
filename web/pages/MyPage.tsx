import { Navigate, useLocation } from 'react-router-dom';
import { getHref, type PlainPageName } from '../paths';

/** The page of each section by its hash. Links in bookmarks and older mails have only the hash. */
const PAGES: Readonly<Record<string, PlainPageName>> = {
  '#notifications': 'mailSettings',
  '#blocked': 'safety',
  '#decisions': 'safety',
  '#account': 'account',
  '#change-password': 'account',
  '#data': 'account',
  '#withdraw': 'account',
  '#tokens': 'developer',
};

/**
 * Leads to the page of the section that the hash names, otherwise to the first tab of the settings.
 */
export function MyPage() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: getHref(PAGES[hash] ?? 'profile'), search, hash }} />;
}

import { Link } from 'react-router-dom';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import styles from './LegalLinks.module.css';

/** Links to the terms and the privacy notice, at the end of every page. */
export function LegalLinks() {
  return (
    <nav className={styles.links} aria-label={texts.legal.links}>
      <Link to={getHref('terms')}>{texts.legal.terms}</Link>
      <Link to={getHref('privacy')}>
        <strong>{texts.legal.privacy}</strong>
      </Link>
    </nav>
  );
}

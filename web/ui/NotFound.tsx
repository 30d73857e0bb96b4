import { Link } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Page } from './Page';

/** Shown at an address that leads nowhere, or to a thing that is not (or no longer) there. */
export function NotFound() {
  return (
    <Page title={texts.common.notFound} narrow>
      <p>{texts.common.notFoundHint}</p>
      <Link to={getHref('home')}>{texts.common.toHome}</Link>
    </Page>
  );
}

import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from './LinkButton';
import { Page } from './Page';

/** Shown at an address that leads nowhere, or to a thing that is not (or no longer) there. */
export function NotFound() {
  return (
    <Page title={texts.common.notFound} narrow>
      <section className="panel notice">
        <p>{texts.common.notFoundHint}</p>
        <p className="row">
          <LinkButton type="primary" to={getHref('home')}>
            {texts.common.toHome}
          </LinkButton>
          <LinkButton to={getHref('projects')}>{texts.favourite.findProjects}</LinkButton>
        </p>
      </section>
    </Page>
  );
}

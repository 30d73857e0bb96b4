import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from './LinkButton';
import { Page } from './Page';

/** The page shown for unknown addresses and for objects that do not exist or are not visible to the viewer. */
export function NotFound() {
  return (
    <Page title={texts.common.notFound} narrow>
      <section className="panel notice">
        <p>{texts.common.notFoundHint}</p>
        <p className="row">
          <LinkButton type="primary" to={getHref('home')}>
            {texts.common.toHome}
          </LinkButton>
          <LinkButton to={getHref('projects')}>{texts.favourite.find.PROJECT}</LinkButton>
        </p>
      </section>
    </Page>
  );
}

import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from './LinkButton';
import { Page } from './Page';
import { Panel } from './Panel';
import { Row } from './Row';

/** The page shown for unknown addresses and for objects that do not exist or are not visible to the viewer. */
export function NotFound() {
  return (
    <Page title={texts.common.notFound} narrow>
      <Panel spaced>
        <p>{texts.common.notFoundHint}</p>
        <Row>
          <LinkButton type="primary" to={getHref('home')}>
            {texts.common.toHome}
          </LinkButton>
          <LinkButton to={getHref('projects')}>{texts.favourite.find.PROJECT}</LinkButton>
        </Row>
      </Panel>
    </Page>
  );
}

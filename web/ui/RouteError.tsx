import { Button } from 'antd';
import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from './LinkButton';
import { Page } from './Page';
import { Panel } from './Panel';
import { Row } from './Row';

/** The page shown when a page fails to render or its code fails to load. */
export function RouteError() {
  return (
    <Page title={texts.common.crashed} narrow>
      <Panel spaced>
        <p role="alert">{texts.common.crashedHint}</p>
        <Row>
          {/* A full reload also loads the current code, in case a newer release has replaced the chunk. */}
          <Button type="primary" onClick={() => window.location.reload()}>
            {texts.common.retry}
          </Button>
          <LinkButton to={getHref('home')}>{texts.common.toHome}</LinkButton>
        </Row>
      </Panel>
    </Page>
  );
}

import { Button } from 'antd';
import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from './LinkButton';
import { Page } from './Page';

/** Shown in a page's place when it broke (or its code did not arrive). The navigation around it stays. */
export function RouteError() {
  return (
    <Page title={texts.common.crashed} narrow>
      <section className="panel notice">
        <p role="alert">{texts.common.crashedHint}</p>
        <p className="row">
          {/* A whole reload: what broke may have been a chunk that a newer release has replaced. */}
          <Button type="primary" onClick={() => window.location.reload()}>
            {texts.common.retry}
          </Button>
          <LinkButton to={getHref('home')}>{texts.common.toHome}</LinkButton>
        </p>
      </section>
    </Page>
  );
}

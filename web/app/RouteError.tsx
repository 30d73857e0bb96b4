import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from '../components/feedback/Empty';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { useOnline } from '../components/browser/useOnline';

/**
 * The page shown when a page fails to render or its code fails to load. If the device is offline,
 * it shows that and reloads the page when the connection returns.
 */
export function RouteError() {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current) window.location.reload();
  }, [online]);
  return (
    <Page title={online ? texts.common.crashed : texts.common.offline} narrow centred>
      <div role="alert">
        <Empty
          object={online ? 'torn card' : 'unplugged cup'}
          action={
            <>
              {/* A full reload also loads the current code, in case a newer release has replaced the chunk. */}
              <Button type="primary" onClick={() => window.location.reload()}>
                {texts.common.retry}
              </Button>
              <LinkButton to={getHref('home')}>{texts.common.toHome}</LinkButton>
            </>
          }
        >
          {online ? texts.common.crashedHint : texts.common.offlineHint}
        </Empty>
      </div>
    </Page>
  );
}

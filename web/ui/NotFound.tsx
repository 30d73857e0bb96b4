import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from './Empty';
import { LinkButton } from './LinkButton';
import { Page } from './Page';

/** The page shown for unknown addresses and for objects that do not exist or are not visible to the viewer. */
export function NotFound() {
  return (
    <Page title={texts.common.notFound} narrow centred>
      <Empty
        action={
          <LinkButton type="primary" to={getHref('home')}>
            {texts.common.toHome}
          </LinkButton>
        }
      >
        {texts.common.notFoundHint}
      </Empty>
    </Page>
  );
}

import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** The viewer's application to one notice. */
export function MyApplicationPage() {
  return (
    <Page title={texts.nav.applications}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

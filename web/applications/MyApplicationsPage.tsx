import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** The viewer's applications. */
export function MyApplicationsPage() {
  return (
    <Page title={texts.nav.applications}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

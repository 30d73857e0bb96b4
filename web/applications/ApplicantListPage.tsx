import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** Who has applied to a notice. */
export function ApplicantListPage() {
  return (
    <Page title={texts.nav.recruit}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

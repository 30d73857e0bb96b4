import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** The notices that the viewer has posted. */
export function RecruitPage() {
  return (
    <Page title={texts.nav.recruit}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

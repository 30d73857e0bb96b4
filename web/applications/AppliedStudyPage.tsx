import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** A study that the viewer has applied to. */
export function AppliedStudyPage() {
  return (
    <Page title={texts.nav.applications}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

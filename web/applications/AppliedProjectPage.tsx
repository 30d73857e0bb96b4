import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** A project that the viewer has applied to. */
export function AppliedProjectPage() {
  return (
    <Page title={texts.nav.applications}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

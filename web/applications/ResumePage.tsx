import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** One application, to read. */
export function ResumePage() {
  return (
    <Page title={texts.application.formTitle}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

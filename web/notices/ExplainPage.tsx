import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** A project, to read. */
export function ExplainPage() {
  return (
    <Page title={texts.notice.kind.PROJECT}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

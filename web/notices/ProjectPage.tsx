import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** One project. */
export function ProjectPage() {
  return (
    <Page title={texts.notice.kind.PROJECT}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

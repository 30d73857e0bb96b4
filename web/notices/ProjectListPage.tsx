import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** All projects, page by page. */
export function ProjectListPage() {
  return (
    <Page title={texts.notice.projects}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

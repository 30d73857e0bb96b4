import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** All studies, page by page. */
export function StudyListPage() {
  return (
    <Page title={texts.notice.studies}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

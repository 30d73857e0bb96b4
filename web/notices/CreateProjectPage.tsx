import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** A new project. */
export function CreateProjectPage() {
  return (
    <Page title={texts.notice.createProject}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

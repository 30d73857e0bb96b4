import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** One study. */
export function StudyPage() {
  return (
    <Page title={texts.notice.kind.STUDY}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

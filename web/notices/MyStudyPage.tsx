import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** One's own study. */
export function MyStudyPage() {
  return (
    <Page title={texts.notice.manage}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

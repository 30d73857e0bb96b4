import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** A change of one's study. */
export function UpdateStudyPage() {
  return (
    <Page title={texts.notice.manage}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

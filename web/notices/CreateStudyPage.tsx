import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** A new study. */
export function CreateStudyPage() {
  return (
    <Page title={texts.notice.createStudy}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

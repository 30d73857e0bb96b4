import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** Who has applied to a project. */
export function ProjectApplicantsPage() {
  return (
    <Page title={texts.nav.recruit}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** The viewer's profile. */
export function MyPage() {
  return (
    <Page title={texts.member.profileTitle}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

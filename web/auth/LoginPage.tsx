import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** Login. */
export function LoginPage() {
  return (
    <Page title={texts.auth.title}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

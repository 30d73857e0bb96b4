import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** Sign-up. */
export function SignUpPage() {
  return (
    <Page title={texts.member.signUpTitle}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

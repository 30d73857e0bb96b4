import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** The viewer's notifications. */
export function NotificationsPage() {
  return (
    <Page title={texts.notification.title}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

import { getHref } from '../paths';
import { texts } from '../texts';
import { AccessTokenSection } from '../tokens/AccessTokenSection';
import { BackLink } from '../ui/BackLink';
import { LinkedPanel } from '../ui/LinkedPanel';
import { Page } from '../ui/Page';
import { SettingsView } from './SettingsTab';

/** The settings for programs that act on behalf of the viewer. */
export function DeveloperPage() {
  return (
    <Page
      title={texts.member.developer}
      narrow
      before={<BackLink to={getHref('account')} label={texts.member.account} />}
    >
      <SettingsView>
        {(viewer) => (
          <LinkedPanel title={texts.token.title} anchor="tokens">
            <AccessTokenSection viewer={viewer} />
          </LinkedPanel>
        )}
      </SettingsView>
    </Page>
  );
}

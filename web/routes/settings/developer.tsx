import { getHref } from '../../paths';
import { texts } from '../../texts';
import { AccessTokenSection } from '../../features/tokens/AccessTokenSection';
import { BackLink } from '../../components/page/BackLink';
import { PanelRow } from '../../components/page/PanelRow';
import { Page } from '../../components/page/Page';
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
          <PanelRow title={texts.token.title} anchor="tokens" startsOpen>
            <AccessTokenSection viewer={viewer} />
          </PanelRow>
        )}
      </SettingsView>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { MyPageQuery } from '../graphql/generated/documents';
import { getHref, type PlainPageName } from '../paths';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { PageTabs } from '../ui/PageTabs';
import { QueryView } from '../ui/QueryView';
import type { loadMyPage } from './MyPage.query';

/** The tabs of the settings with their names. */
const TABS = [
  { page: 'profile', name: () => texts.member.profile },
  { page: 'mailSettings', name: () => texts.nav.notifications },
  { page: 'safety', name: () => texts.member.safety },
  { page: 'account', name: () => texts.member.account },
] as const satisfies readonly { page: PlainPageName; name: () => string }[];

/** The viewer with all settings. */
type Settings = NonNullable<MyPageQuery['viewer']>;

interface SettingsTabProps {
  tab: (typeof TABS)[number]['page'];
  children: (viewer: Settings) => ReactNode;
}

/** A tab of the settings. */
export function SettingsTab({ tab, children }: SettingsTabProps) {
  const tabs = TABS.map(({ page, name }) => ({ href: getHref(page), name: name() }));
  const title = TABS.find(({ page }) => page === tab)?.name() ?? texts.member.settingsTitle;
  return (
    <Page title={title} heading={texts.member.settingsTitle} narrow>
      <PageTabs label={texts.member.settingsTitle} tabs={tabs} current={getHref(tab)} />
      <SettingsView>{children}</SettingsView>
    </Page>
  );
}

/** Shows a page of the settings after they have loaded. */
export function SettingsView({ children }: Pick<SettingsTabProps, 'children'>) {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadMyPage>>();
  return (
    <QueryView query={query} required={['viewer']}>
      {({ viewer }) => children(viewer)}
    </QueryView>
  );
}

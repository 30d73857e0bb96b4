import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { SettingsPageQuery } from '../../graphql/generated/documents';
import { getHref, type PlainPageName } from '../../paths';
import { texts } from '../../texts';
import { Page } from '../../components/page/Page';
import { PanelRows } from '../../components/page/PanelRows';
import { PageTabs } from '../../components/page/PageTabs';
import { QueryView } from '../../graphql/view/QueryView';
import type { loadSettingsPage } from './settings.page';
import styles from './SettingsTab.module.css';

const TABS = [
  { page: 'profile', name: () => texts.member.profile },
  { page: 'notificationSettings', name: () => texts.notification.title },
  { page: 'safety', name: () => texts.member.safety },
  { page: 'account', name: () => texts.member.account },
] as const satisfies readonly { page: PlainPageName; name: () => string }[];

/** The viewer with all settings. */
type Settings = NonNullable<SettingsPageQuery['viewer']>;

interface SettingsTabProps {
  tab: (typeof TABS)[number]['page'];
  /** Rows that need no viewer, below the others. */
  after?: ReactNode;
  children: (viewer: Settings) => ReactNode;
}

/** A tab of the settings. On wide screens the tabs are a list beside its rows. */
export function SettingsTab({ tab, after, children }: SettingsTabProps) {
  const tabs = TABS.map(({ page, name }) => ({ href: getHref(page), name: name() }));
  const title = TABS.find(({ page }) => page === tab)?.name() ?? texts.member.settingsTitle;
  return (
    <Page title={title} heading={texts.member.settingsTitle}>
      <div className={styles.settings}>
        <PageTabs label={texts.member.settingsTitle} tabs={tabs} current={getHref(tab)} beside />
        <div className={styles.content}>
          <SettingsView>{children}</SettingsView>
          {after}
        </div>
      </div>
    </Page>
  );
}

/** Shows a page of the settings after they have loaded. */
export function SettingsView({ children }: Pick<SettingsTabProps, 'children'>) {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadSettingsPage>>();
  return (
    <QueryView query={query} required={['viewer']}>
      {({ viewer }) => <PanelRows>{children(viewer)}</PanelRows>}
    </QueryView>
  );
}

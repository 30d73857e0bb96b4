import { Navigate, useLocation } from 'react-router-dom';
import { ChangePasswordForm } from '../../features/account/ChangePasswordForm';
import { DownloadDataButton } from '../../features/account/DownloadDataButton';
import { EmailConfirmation, EmailRow } from '../../features/account/EmailConfirmation';
import { WithdrawButton } from '../../features/account/WithdrawButton';
import { AlertRows } from '../../features/alerts/AlertRows';
import { ContactsForm } from '../../features/contacts/ContactsForm';
import { NotificationSettings } from '../../features/notifications/NotificationSettings';
import { OwnCompletedTeams } from '../../features/profile/CompletedTeams';
import { ProfileForm } from '../../features/profile/ProfileForm';
import { TeamProfileForm } from '../../features/profile/team-profile/TeamProfileForm';
import { CoursesForm } from '../../features/profile/timetable/CoursesForm';
import { FreeHoursRow } from '../../features/profile/timetable/FreeHoursForm';
import { BlockedMembers } from '../../features/safety/BlockedMembers';
import { Rulings } from '../../features/safety/Rulings';
import { AccessTokenSection } from '../../features/tokens/AccessTokenSection';
import { SchoolVerification } from '../../features/verification/SchoolVerification';
import { getHref, type PlainPageName, SETTINGS_PAGES } from '../../paths';
import { texts } from '../../texts';
import { BackLink } from '../../components/page/BackLink';
import { LinkRow } from '../../components/page/LinkRow';
import { Page } from '../../components/page/Page';
import { PanelRow } from '../../components/page/PanelRow';
import { Row } from '../../components/lists/Row';
import { ServiceRows } from './ServiceRows';
import { SettingsTab, SettingsView } from './SettingsTab';

/** Bookmarks and older mails link to the hash of a section. */
const PAGES = new Map<string, PlainPageName>(Object.entries(SETTINGS_PAGES));

/** Redirects to the page of the section in the hash, otherwise to the first tab of the settings. */
export function SettingsPage() {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: getHref(PAGES.get(hash.slice(1)) ?? 'profile'), search, hash }} />;
}

/** The settings of the profile, the team profile, the timetable, the school and the contacts. */
export function ProfilePage() {
  return (
    <SettingsTab tab="profile">
      {(viewer) => (
        <>
          <ProfileForm viewer={viewer} />
          <TeamProfileForm viewer={viewer} />
          <CoursesForm viewer={viewer} />
          <FreeHoursRow viewer={viewer} />
          <SchoolVerification viewer={viewer} />
          <OwnCompletedTeams member={viewer.member} />
          <ContactsForm viewer={viewer} />
        </>
      )}
    </SettingsTab>
  );
}

/** The alerts and the mails about notifications. */
export function NotificationSettingsPage() {
  return (
    <SettingsTab tab="notificationSettings">
      {(viewer) => (
        <>
          <AlertRows viewer={viewer} />
          <NotificationSettings viewer={viewer}>
            <EmailConfirmation viewer={viewer} />
          </NotificationSettings>
        </>
      )}
    </SettingsTab>
  );
}

/** Blocked members, and rulings about the viewer. */
export function SafetyPage() {
  return (
    <SettingsTab tab="safety">
      {(viewer) => (
        <>
          <BlockedMembers viewer={viewer} />
          <Rulings viewer={viewer} />
        </>
      )}
    </SettingsTab>
  );
}

/**
 * The account settings: e-mail address, password, data export, access tokens and account deletion.
 * The last rows are about the service.
 */
export function AccountPage() {
  return (
    <SettingsTab tab="account" after={<ServiceRows />}>
      {(viewer) => (
        <>
          <EmailRow viewer={viewer} />
          <PanelRow title={texts.member.password} value={texts.member.passwordValue} anchor="change-password">
            <ChangePasswordForm />
          </PanelRow>
          <PanelRow title={texts.dataExport.section} value={texts.dataExport.sectionValue} anchor="data">
            <p>{texts.dataExport.hint}</p>
            <Row>
              <DownloadDataButton />
            </Row>
          </PanelRow>
          <LinkRow
            title={texts.member.developer}
            value={texts.token.count(viewer.accessTokens.length)}
            to={getHref('developer')}
          />
          <PanelRow title={texts.member.withdrawal} value={texts.member.withdrawalValue} anchor="withdraw">
            <p>{texts.member.withdrawHint}</p>
            <Row>
              <WithdrawButton />
            </Row>
          </PanelRow>
        </>
      )}
    </SettingsTab>
  );
}

/** The settings for programs that act on behalf of the viewer. */
export function DeveloperPage() {
  return (
    <Page
      title={texts.member.developer}
      narrow
      before={<BackLink to={getHref('account')} label={texts.member.account} />}
    >
      <SettingsView>{(viewer) => <AccessTokenSection viewer={viewer} />}</SettingsView>
    </Page>
  );
}

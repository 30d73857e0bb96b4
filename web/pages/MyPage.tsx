import { useLoaderData } from 'react-router-dom';
import { ContactsForm } from '../contacts/ContactsForm';
import { ChangeEmailForm } from '../members/ChangeEmailForm';
import { ChangePasswordForm } from '../members/ChangePasswordForm';
import { OwnCompletedTeams } from '../members/CompletedTeams';
import { DownloadDataButton } from '../members/DownloadDataButton';
import { ProfileForm } from '../members/ProfileForm';
import { WithdrawButton } from '../members/WithdrawButton';
import { NotificationSettings } from '../notifications/NotificationSettings';
import { BlockedMembers } from '../safety/BlockedMembers';
import { Decisions } from '../safety/Decisions';
import { texts } from '../texts';
import { AccessTokenSection } from '../tokens/AccessTokenSection';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { SchoolVerification } from '../verification/SchoolVerification';
import type { loadMyPage } from './MyPage.query';
import { PageIndex } from '../ui/PageIndex';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';

/** The sections that one looks for, by their anchors. */
const SECTIONS = [
  { anchor: 'profile', name: () => texts.member.profile },
  { anchor: 'contacts', name: () => texts.contact.mine },
  { anchor: 'notifications', name: () => texts.nav.notifications },
  { anchor: 'account', name: () => texts.member.account },
  { anchor: 'data', name: () => texts.dataExport.short },
  { anchor: 'blocked', name: () => texts.safety.blockedMembers },
];

/** The viewer's settings: profile, school, completed teams, contacts, notifications, e-mail address, password, access tokens, blocks, decisions, their data and withdrawal. */
export function MyPage() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadMyPage>>();
  return (
    <Page title={texts.member.profileTitle} narrow>
      <PageIndex sections={SECTIONS.map(({ anchor, name }) => ({ anchor, name: name() }))} />
      <Panel title={texts.member.profile} anchor="profile">
        <QueryView query={query}>{({ viewer }) => <ProfileForm viewer={viewer} />}</QueryView>
      </Panel>
      <QueryView query={query}>{({ viewer }) => <SchoolVerification viewer={viewer} />}</QueryView>
      <Panel title={texts.team.completed} spaced>
        <QueryView query={query}>{({ viewer }) => <OwnCompletedTeams member={viewer.member} />}</QueryView>
      </Panel>
      <Panel title={texts.contact.title} anchor="contacts">
        <QueryView query={query}>{({ viewer }) => <ContactsForm viewer={viewer} />}</QueryView>
      </Panel>
      <Panel title={texts.notification.settings.title} anchor="notifications" spaced>
        <p>{texts.notification.settings.hint}</p>
        <QueryView query={query}>{({ viewer }) => <NotificationSettings viewer={viewer} />}</QueryView>
      </Panel>
      <Panel title={texts.member.changeEmail} anchor="account">
        <QueryView query={query}>{({ viewer }) => <ChangeEmailForm viewer={viewer} />}</QueryView>
      </Panel>
      <Panel title={texts.member.changePassword}>
        <ChangePasswordForm />
      </Panel>
      <Panel title={texts.token.title} spaced>
        <QueryView query={query}>{({ viewer }) => <AccessTokenSection viewer={viewer} />}</QueryView>
      </Panel>
      <Panel title={texts.dataExport.title} anchor="data" spaced>
        <p>{texts.dataExport.hint}</p>
        <Row>
          <DownloadDataButton />
        </Row>
      </Panel>
      <Panel title={texts.safety.blockedMembers} anchor="blocked" spaced>
        <QueryView query={query}>{({ viewer }) => <BlockedMembers viewer={viewer} />}</QueryView>
      </Panel>
      <QueryView query={query}>{({ viewer }) => <Decisions viewer={viewer} />}</QueryView>
      <Panel title={texts.member.withdraw} spaced>
        <p>{texts.member.withdrawHint}</p>
        <Row>
          <WithdrawButton />
        </Row>
      </Panel>
    </Page>
  );
}

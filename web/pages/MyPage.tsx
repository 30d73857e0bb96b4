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
import { FoldingPanel } from '../ui/FoldingPanel';
import { Row } from '../ui/Row';

/** The viewer's settings: profile, school, completed teams, contacts, notifications, e-mail address, password, access tokens, blocks, decisions, their data and withdrawal. */
export function MyPage() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadMyPage>>();
  return (
    <Page title={texts.member.profileTitle} narrow>
      <FoldingPanel title={texts.member.profile} anchor="profile" startsOpen>
        <QueryView query={query}>{({ viewer }) => <ProfileForm viewer={viewer} />}</QueryView>
      </FoldingPanel>
      <QueryView query={query}>{({ viewer }) => <SchoolVerification viewer={viewer} />}</QueryView>
      <FoldingPanel title={texts.team.completed} anchor="teams">
        <QueryView query={query}>{({ viewer }) => <OwnCompletedTeams member={viewer.member} />}</QueryView>
      </FoldingPanel>
      <FoldingPanel title={texts.contact.title} anchor="contacts">
        <QueryView query={query}>{({ viewer }) => <ContactsForm viewer={viewer} />}</QueryView>
      </FoldingPanel>
      <FoldingPanel title={texts.notification.settings.title} anchor="notifications">
        <p>{texts.notification.settings.hint}</p>
        <QueryView query={query}>{({ viewer }) => <NotificationSettings viewer={viewer} />}</QueryView>
      </FoldingPanel>
      <FoldingPanel title={texts.member.changeEmail} anchor="account">
        <QueryView query={query}>{({ viewer }) => <ChangeEmailForm viewer={viewer} />}</QueryView>
      </FoldingPanel>
      <FoldingPanel title={texts.member.changePassword} anchor="change-password">
        <ChangePasswordForm />
      </FoldingPanel>
      <FoldingPanel title={texts.token.title} anchor="tokens">
        <QueryView query={query}>{({ viewer }) => <AccessTokenSection viewer={viewer} />}</QueryView>
      </FoldingPanel>
      <FoldingPanel title={texts.dataExport.title} anchor="data">
        <p>{texts.dataExport.hint}</p>
        <Row>
          <DownloadDataButton />
        </Row>
      </FoldingPanel>
      <FoldingPanel title={texts.safety.blockedMembers} anchor="blocked">
        <QueryView query={query}>{({ viewer }) => <BlockedMembers viewer={viewer} />}</QueryView>
      </FoldingPanel>
      <QueryView query={query}>{({ viewer }) => <Decisions viewer={viewer} />}</QueryView>
      <FoldingPanel title={texts.member.withdraw} anchor="withdraw">
        <p>{texts.member.withdrawHint}</p>
        <Row>
          <WithdrawButton />
        </Row>
      </FoldingPanel>
    </Page>
  );
}

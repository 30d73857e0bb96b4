import { useLoaderData } from 'react-router-dom';
import { ContactsForm } from '../contacts/ContactsForm';
import { ChangeEmailForm } from '../members/ChangeEmailForm';
import { ChangePasswordForm } from '../members/ChangePasswordForm';
import { OwnCompletedTeams } from '../members/CompletedTeams';
import { DownloadDataButton } from '../members/DownloadDataButton';
import { ProfileForm } from '../members/ProfileForm';
import { WithdrawButton } from '../members/WithdrawButton';
import { NotificationSettings } from '../notifications/NotificationSettings';
import type { MyPageQuery } from '../graphql/generated/documents';
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
      <QueryView query={query} required={['viewer']}>
        {({ viewer }) => <Settings viewer={viewer} />}
      </QueryView>
    </Page>
  );
}

function Settings({ viewer }: { viewer: NonNullable<MyPageQuery['viewer']> }) {
  return (
    <>
      <FoldingPanel title={texts.member.profile} anchor="profile" startsOpen>
        <ProfileForm viewer={viewer} />
      </FoldingPanel>
      <SchoolVerification viewer={viewer} />
      <FoldingPanel title={texts.team.completed} anchor="teams">
        <OwnCompletedTeams member={viewer.member} />
      </FoldingPanel>
      <FoldingPanel title={texts.contact.title} anchor="contacts">
        <ContactsForm viewer={viewer} />
      </FoldingPanel>
      <FoldingPanel title={texts.notification.settings.title} anchor="notifications">
        <p>{texts.notification.settings.hint}</p>
        <NotificationSettings viewer={viewer} />
      </FoldingPanel>
      <FoldingPanel title={texts.member.changeEmail} anchor="account">
        <ChangeEmailForm viewer={viewer} />
      </FoldingPanel>
      <FoldingPanel title={texts.member.changePassword} anchor="change-password">
        <ChangePasswordForm />
      </FoldingPanel>
      <FoldingPanel title={texts.token.title} anchor="tokens">
        <AccessTokenSection viewer={viewer} />
      </FoldingPanel>
      <FoldingPanel title={texts.dataExport.title} anchor="data">
        <p>{texts.dataExport.hint}</p>
        <Row>
          <DownloadDataButton />
        </Row>
      </FoldingPanel>
      <FoldingPanel title={texts.safety.blockedMembers} anchor="blocked">
        <BlockedMembers viewer={viewer} />
      </FoldingPanel>
      <Decisions viewer={viewer} />
      <FoldingPanel title={texts.member.withdraw} anchor="withdraw">
        <p>{texts.member.withdrawHint}</p>
        <Row>
          <WithdrawButton />
        </Row>
      </FoldingPanel>
    </>
  );
}

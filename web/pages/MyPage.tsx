import { useLoaderData } from 'react-router-dom';
import { ChangeEmailForm } from '../members/ChangeEmailForm';
import { ChangePasswordForm } from '../members/ChangePasswordForm';
import { ProfileForm } from '../members/ProfileForm';
import { WithdrawButton } from '../members/WithdrawButton';
import { texts } from '../texts';
import { AccessTokenSection } from '../tokens/AccessTokenSection';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { SchoolVerification } from '../verification/SchoolVerification';
import type { loadMyPage } from './MyPage.query';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';

/** The viewer's settings: profile, verification of the school, e-mail address, password, access tokens and withdrawal. */
export function MyPage() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadMyPage>>();
  return (
    <Page title={texts.member.profileTitle} narrow>
      <Panel title={texts.member.profile}>
        <QueryView query={query}>{({ viewer }) => <ProfileForm viewer={viewer} />}</QueryView>
      </Panel>
      <QueryView query={query}>{({ viewer }) => <SchoolVerification viewer={viewer} />}</QueryView>
      <Panel title={texts.member.changeEmail}>
        <QueryView query={query}>{({ viewer }) => <ChangeEmailForm viewer={viewer} />}</QueryView>
      </Panel>
      <Panel title={texts.member.changePassword}>
        <ChangePasswordForm />
      </Panel>
      <Panel title={texts.token.title} spaced>
        <QueryView query={query}>{({ viewer }) => <AccessTokenSection viewer={viewer} />}</QueryView>
      </Panel>
      <Panel title={texts.member.withdraw} spaced>
        <p>{texts.member.withdrawHint}</p>
        <Row>
          <WithdrawButton />
        </Row>
      </Panel>
    </Page>
  );
}

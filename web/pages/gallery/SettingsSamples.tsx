import { Button, Form } from 'antd';
import { CONSENT_KINDS } from '../../../shared/consents';
import { DemoLogins } from '../../auth/DemoLogins';
import { ContactsForm } from '../../contacts/ContactsForm';
import { type CreateAccessTokenInput, ModerationPageDocument, MyPageDocument } from '../../graphql/generated/documents';
import { ChangeEmailForm } from '../../members/ChangeEmailForm';
import { ChangePasswordForm } from '../../members/ChangePasswordForm';
import { CompletedTeams, OwnCompletedTeams } from '../../members/CompletedTeams';
import { ConsentPage } from '../../members/ConsentPage';
import { DownloadDataButton } from '../../members/DownloadDataButton';
import { ProfileForm } from '../../members/ProfileForm';
import { WithdrawButton } from '../../members/WithdrawButton';
import { CaseItem } from '../../moderation/CaseItem';
import { NotificationSettings } from '../../notifications/NotificationSettings';
import { BlockedMembers } from '../../safety/BlockedMembers';
import { Decisions } from '../../safety/Decisions';
import { AccessTokenFields } from '../../tokens/AccessTokenFields';
import { AccessTokenSection } from '../../tokens/AccessTokenSection';
import { NewAccessToken } from '../../tokens/NewAccessToken';
import { ActionForm } from '../../ui/ActionForm';
import { LinkedPanel } from '../../ui/LinkedPanel';
import { PageTabs } from '../../ui/PageTabs';
import { Row } from '../../ui/Row';
import { SchoolCodeForm } from '../../verification/SchoolCodeForm';
import { SchoolVerification } from '../../verification/SchoolVerification';
import { VerifySchoolHint } from '../../verification/VerifySchoolHint';
import { QuerySample } from './QuerySample';
import { startSample } from './sample-query';
import { Sample } from './Sample';
import { MODERATION, SETTINGS_RESPONSES } from './settings-data';

const settings = SETTINGS_RESPONSES.map(({ name, response }) => ({
  name,
  sample: startSample(MyPageDocument, {}, { MyPage: response, SchoolInput: { schools: [] } }),
}));
const moderation = startSample(ModerationPageDocument, {}, { ModerationPage: { moderation: MODERATION } });

const DEMO = [
  { __typename: 'DemoAccount', loginId: 'minji', password: 'demo', nickName: '민지', role: 'OWNER' },
  { __typename: 'DemoAccount', loginId: 'junho', password: 'demo', nickName: '준호', role: 'APPLICANT' },
] as const;

const ignore = (): void => undefined;
const send = async (): Promise<void> => undefined;

/** The settings in each state, and the views of moderators and visitors. */
export function SettingsSamples() {
  return (
    <>
      <Sample name="PageTabs, LinkedPanel">
        <PageTabs
          label="설정"
          current="/mypage/profile"
          tabs={[
            { href: '/mypage/profile', name: '프로필' },
            { href: '/mypage/account', name: '계정' },
          ]}
        />
        <LinkedPanel title="제목" value="지금 값" anchor="value">
          내용
        </LinkedPanel>
        <LinkedPanel title="값이 없는 제목" anchor="plain">
          내용
        </LinkedPanel>
      </Sample>
      {settings.map(({ name, sample }) => (
        <QuerySample key={name} name={`Settings: ${name}`} sample={sample} required={['viewer']}>
          {({ viewer }) => (
            <>
              <ProfileForm viewer={viewer} />
              <SchoolVerification viewer={viewer} />
              <CompletedTeams member={viewer.member} />
              <OwnCompletedTeams member={viewer.member} />
              <ContactsForm viewer={viewer} />
              <NotificationSettings viewer={viewer} />
              <AccessTokenSection viewer={viewer} />
              <BlockedMembers viewer={viewer} />
              <Decisions viewer={viewer} />
            </>
          )}
        </QuerySample>
      ))}
      <Sample name="ChangeEmailForm, ChangePasswordForm, DownloadDataButton, WithdrawButton">
        <ChangeEmailForm />
        <ChangePasswordForm />
        <Row>
          <DownloadDataButton />
          <WithdrawButton />
        </Row>
      </Sample>
      <Sample name="AccessTokenFields, NewAccessToken">
        <TokenForm />
        <NewAccessToken secret="hanteam_0123456789abcdef" />
      </Sample>
      <Sample name="SchoolCodeForm, VerifySchoolHint">
        <SchoolCodeForm onVerified={ignore} />
        <VerifySchoolHint />
      </Sample>
      <Sample name="ConsentPage">
        <ConsentPage missing={CONSENT_KINDS} />
      </Sample>
      <Sample name="DemoLogins">
        <DemoLogins accounts={[...DEMO]} disabled={false} onChoose={ignore} />
      </Sample>
      <QuerySample name="CaseItem" sample={moderation} required={['moderation']}>
        {({ moderation: { open } }) => (
          <ul>
            {open.edges.map(({ node }) => (
              <CaseItem key={node.id} moderationCase={node} />
            ))}
          </ul>
        )}
      </QuerySample>
    </>
  );
}

function TokenForm() {
  const [form] = Form.useForm<CreateAccessTokenInput>();
  return (
    <ActionForm form={form} name="token" initialValues={{ scopes: ['READ'], validDays: 30 }} onSubmit={send}>
      <AccessTokenFields />
      <Button htmlType="submit">만들기</Button>
    </ActionForm>
  );
}

import { Button, Form } from 'antd';
import { CONSENT_KINDS } from '../../shared/consents';
import { AppearanceRow } from '../routes/settings/AppearanceRow';
import { LanguageRow } from '../routes/settings/LanguageRow';
import { DemoLogins } from '../routes/visitors/DemoLogins';
import { ContactsForm } from '../features/contacts/ContactsForm';
import {
  type CreateAccessTokenInput,
  ModerationPageDocument,
  SettingsPageDocument,
} from '../graphql/generated/documents';
import { EmailRow } from '../features/account/EmailConfirmation';
import { ChangePasswordForm } from '../features/account/ChangePasswordForm';
import { CompletedTeams, OwnCompletedTeams } from '../features/profile/CompletedTeams';
import { ConsentPage } from '../features/legal/ConsentPage';
import { DownloadDataButton } from '../features/account/DownloadDataButton';
import { ProfileForm } from '../features/profile/ProfileForm';
import { TeamProfileForm } from '../features/profile/team-profile/TeamProfileForm';
import { CoursesForm } from '../features/profile/timetable/CoursesForm';
import { FreeHoursRow } from '../features/profile/timetable/FreeHoursForm';
import { WithdrawButton } from '../features/account/WithdrawButton';
import { CasePanel } from '../features/moderation/CasePanel';
import { AlertRows } from '../features/alerts/AlertRows';
import { NotificationSettings } from '../features/notifications/NotificationSettings';
import { BlockedMembers } from '../features/safety/BlockedMembers';
import { Rulings } from '../features/safety/Rulings';
import { AccessTokenFields } from '../features/tokens/AccessTokenFields';
import { AccessTokenSection } from '../features/tokens/AccessTokenSection';
import { NewAccessToken } from '../features/tokens/NewAccessToken';
import { ActionForm } from '../forms/ActionForm';
import { LinkRow } from '../components/page/LinkRow';
import { PanelRow } from '../components/page/PanelRow';
import { PanelRows } from '../components/page/PanelRows';
import { PageTabs } from '../components/page/PageTabs';
import { Row } from '../components/lists/Row';
import { SchoolCodeForm } from '../features/verification/SchoolCodeForm';
import { SchoolVerification } from '../features/verification/SchoolVerification';
import { VerifySchoolHint } from '../features/verification/VerifySchoolHint';
import { QuerySample } from './QuerySample';
import { startSample } from './data/sample-query';
import { Sample } from './Sample';
import { MODERATION, SETTINGS_RESPONSES } from './data/settings';
import { ignore, send } from './handlers';

const settings = SETTINGS_RESPONSES.map(({ name, response }) => ({
  name,
  sample: startSample(SettingsPageDocument, {}, { SettingsPage: response, SchoolInput: { schools: [] } }),
}));
const moderation = startSample(ModerationPageDocument, {}, { ModerationPage: { moderation: MODERATION } });

const DEMO = [
  { __typename: 'DemoAccount', loginId: 'minji', password: 'demo', nickName: '민지', role: 'OWNER' },
  { __typename: 'DemoAccount', loginId: 'junho', password: 'demo', nickName: '준호', role: 'APPLICANT' },
] as const;

const TABS = [
  { href: '/mypage/profile', name: '프로필' },
  { href: '/mypage/account', name: '계정' },
];

/** The settings in each state, and the views of moderators and visitors. */
export function SettingsSamples() {
  return (
    <>
      <Sample name="PageTabs">
        <PageTabs label="설정" current="/mypage/profile" tabs={TABS} />
        <PageTabs label="옆에 있는 설정" current="/mypage/profile" tabs={TABS} beside />
      </Sample>
      <Sample name="PanelRows, PanelRow, LinkRow">
        <PanelRows>
          <PanelRow title="제목" value="지금 값" anchor="account">
            내용
          </PanelRow>
          <PanelRow title="값이 없는 제목" anchor="profile" startsOpen>
            내용
          </PanelRow>
          <LinkRow title="다른 화면" value="3개" to="/test" />
          <LinkRow title="다른 서비스" value="help@example.com" to="mailto:help@example.com" />
          <LinkRow title="동작" onClick={ignore} />
          <LinkRow title="값만" value="운영 담당자" />
        </PanelRows>
      </Sample>
      <Sample name="LanguageRow">
        <LanguageRow />
      </Sample>
      <Sample name="AppearanceRow">
        <AppearanceRow />
      </Sample>
      {settings.map(({ name, sample }) => (
        <QuerySample key={name} name={`Settings: ${name}`} sample={sample} required={['viewer']}>
          {({ viewer }) => (
            <>
              <ProfileForm viewer={viewer} />
              <TeamProfileForm viewer={viewer} />
              <CoursesForm viewer={viewer} />
              <FreeHoursRow viewer={viewer} />
              <SchoolVerification viewer={viewer} />
              <CompletedTeams member={viewer.member} />
              <OwnCompletedTeams member={viewer.member} />
              <ContactsForm viewer={viewer} />
              <AlertRows viewer={viewer} />
              <EmailRow viewer={viewer} />
              <NotificationSettings viewer={viewer} />
              <AccessTokenSection viewer={viewer} />
              <BlockedMembers viewer={viewer} />
              <Rulings viewer={viewer} />
            </>
          )}
        </QuerySample>
      ))}
      <Sample name="ChangePasswordForm, DownloadDataButton, WithdrawButton">
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
      <QuerySample name="CasePanel" sample={moderation} required={['moderation']}>
        {({ moderation: { open } }) => <CasePanel title="신고" cases={open} empty="없음" />}
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

import { ChangeEmailForm } from '../../features/account/ChangeEmailForm';
import { ChangePasswordForm } from '../../features/account/ChangePasswordForm';
import { describeEmail, EmailConfirmation } from '../../features/account/EmailConfirmation';
import { DownloadDataButton } from '../../features/account/DownloadDataButton';
import { WithdrawButton } from '../../features/account/WithdrawButton';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkRow } from '../../components/page/LinkRow';
import { PanelRow } from '../../components/page/PanelRow';
import { Row } from '../../components/lists/Row';
import { ServiceRows } from './ServiceRows';
import { SettingsTab } from './SettingsTab';

/**
 * The account settings: e-mail address, password, data export, access tokens and account deletion.
 * The last rows are about the service.
 */
export function AccountPage() {
  return (
    <SettingsTab tab="account" after={<ServiceRows />}>
      {(viewer) => (
        <>
          <PanelRow title={texts.member.email} value={describeEmail(viewer)} anchor="account">
            <EmailConfirmation viewer={viewer} />
            <ChangeEmailForm />
          </PanelRow>
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

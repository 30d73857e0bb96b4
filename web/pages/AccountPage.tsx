import { ChangeEmailForm } from '../members/ChangeEmailForm';
import { ChangePasswordForm } from '../members/ChangePasswordForm';
import { DownloadDataButton } from '../members/DownloadDataButton';
import { WithdrawButton } from '../members/WithdrawButton';
import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { LinkedPanel } from '../ui/LinkedPanel';
import { Row } from '../ui/Row';
import { SettingsTab } from './SettingsTab';

/**
 * The account settings: email address, password, data export, access tokens and account deletion.
 */
export function AccountPage() {
  return (
    <SettingsTab tab="account">
      {({ email, accessTokens }) => (
        <>
          <LinkedPanel title={texts.member.changeEmail} value={email} anchor="account">
            <ChangeEmailForm />
          </LinkedPanel>
          <LinkedPanel title={texts.member.changePassword} anchor="change-password">
            <ChangePasswordForm />
          </LinkedPanel>
          <LinkedPanel title={texts.dataExport.title} anchor="data">
            <p>{texts.dataExport.hint}</p>
            <Row>
              <DownloadDataButton />
            </Row>
          </LinkedPanel>
          <LinkedPanel title={texts.member.developer} value={texts.token.count(accessTokens.length)} anchor="developer">
            <p>{texts.member.developerHint}</p>
            <Row>
              <LinkButton to={getHref('developer')}>{texts.member.openDeveloper}</LinkButton>
            </Row>
          </LinkedPanel>
          <LinkedPanel title={texts.member.withdraw} anchor="withdraw">
            <p>{texts.member.withdrawHint}</p>
            <Row>
              <WithdrawButton />
            </Row>
          </LinkedPanel>
        </>
      )}
    </SettingsTab>
  );
}

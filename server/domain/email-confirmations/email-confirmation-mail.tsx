import type { ReactElement } from 'react';
import { inLanguage, type Language } from '../../../shared/language';
import { LinkButton, MailLayout, Paragraph } from '../../platform/mail/layout';

interface EmailConfirmationMailProps {
  language: Language;
  loginId: string;
  link: string;
}

/** Mail with a link that confirms the address of an account. */
export function EmailConfirmationMail({ language, loginId, link }: EmailConfirmationMailProps): ReactElement {
  const account = <strong>{loginId}</strong>;
  return (
    <MailLayout
      language={language}
      title={inLanguage(language, { ko: '이메일 주소를 확인해 주세요', en: 'Confirm your email address' })}
    >
      <Paragraph>
        {inLanguage(language, {
          ko: <>한팀 계정 {account}에서 이 주소를 쓰고 있어요. 내 계정이 맞다면 아래 버튼을 눌러 주세요.</>,
          en: <>The Hanteam account {account} uses this address. If the account is yours, press the button below.</>,
        })}
      </Paragraph>
      <LinkButton href={link}>
        {inLanguage(language, { ko: '이메일 확인하기', en: 'Confirm email address' })}
      </LinkButton>
      <Paragraph>
        {inLanguage(language, {
          ko: '확인하기 전에는 알림 메일을 보내지 않아요. 내 계정이 아니라면 이 메일을 지워 주세요.',
          en: 'Until you confirm it, we won’t send notification emails here. If the account isn’t yours, just delete this email.',
        })}
      </Paragraph>
    </MailLayout>
  );
}

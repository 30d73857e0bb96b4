import type { ReactElement } from 'react';
import { inLanguage, type Language } from '../../../shared/language';
import { LinkButton, MailLayout, Paragraph } from '../../platform/mail/layout';

interface ResetMailProps {
  language: Language;
  loginId: string;
  link: string;
  validMinutes: number;
}

/** Mail with a link for a new password. */
export function ResetMail({ language, loginId, link, validMinutes }: ResetMailProps): ReactElement {
  const account = <strong>{loginId}</strong>;
  return (
    <MailLayout
      language={language}
      title={inLanguage(language, { ko: '새 비밀번호를 정해 주세요', en: 'Choose a new password' })}
    >
      <Paragraph>
        {inLanguage(language, {
          ko: <>한팀의 새 비밀번호를 정하고 싶다는 요청을 받았어요. 아이디: {account}</>,
          en: <>Someone asked for a new password for your Hanteam account. Your login ID is {account}.</>,
        })}
      </Paragraph>
      <LinkButton href={link}>
        {inLanguage(language, { ko: '새 비밀번호 정하기', en: 'Choose a new password' })}
      </LinkButton>
      <Paragraph>
        {inLanguage(language, {
          ko: `링크는 ${validMinutes}분 동안 한 번만 쓸 수 있어요. 새 비밀번호를 정하면 모든 기기에서 로그아웃돼요.`,
          en: `The link works once, for ${validMinutes} minutes. A new password logs you out on all your devices.`,
        })}
      </Paragraph>
      <Paragraph>
        {inLanguage(language, {
          ko: '직접 요청하지 않았다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
          en: 'If you didn’t ask for this, just delete this email. Your password stays the same.',
        })}
      </Paragraph>
    </MailLayout>
  );
}

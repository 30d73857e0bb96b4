import type { ReactElement } from 'react';
import { inLanguage, type Language } from '../../../shared/language';
import { MailLayout, Paragraph } from '../../platform/mail/layout';

interface EmailChangedMailProps {
  language: Language;
  loginId: string;
}

/** Mail to the previous address of an account. */
export function EmailChangedMail({ language, loginId }: EmailChangedMailProps): ReactElement {
  const account = <strong>{loginId}</strong>;
  return (
    <MailLayout
      language={language}
      title={inLanguage(language, { ko: '이메일 주소가 바뀌었어요', en: 'Your email address has changed' })}
    >
      <Paragraph>
        {inLanguage(language, {
          ko: <>한팀 계정 {account}의 이메일 주소가 바뀌었어요. 이제 이 주소로는 메일을 보내지 않아요.</>,
          en: (
            <>
              The email address of your Hanteam account {account} has changed. We won’t send emails to this address
              anymore.
            </>
          ),
        })}
      </Paragraph>
      <Paragraph>
        {inLanguage(language, {
          ko: '직접 바꾸지 않았다면 다른 사람이 로그인했을 수 있어요. 바로 비밀번호와 이메일을 바꾸고, 로그인할 수 없다면 서비스를 운영하는 곳에 알려 주세요.',
          en: 'If you didn’t change it, someone else may have logged in. Change your password and email address right away. If you can’t log in, contact the people who run this service.',
        })}
      </Paragraph>
    </MailLayout>
  );
}

import type { ReactElement } from 'react';
import { withJosa } from '../../../shared/korean';
import { inLanguage, type Language } from '../../../shared/language';
import { Code, MailLayout, Paragraph } from '../../platform/mail/layout';

interface CodeMailProps {
  language: Language;
  school: string;
  code: string;
  validMinutes: number;
}

/** Mail with a code to verify a school. */
export function CodeMail({ language, school, code, validMinutes }: CodeMailProps): ReactElement {
  return (
    <MailLayout
      language={language}
      title={inLanguage(language, { ko: '학교 인증 코드', en: 'School verification code' })}
    >
      <Paragraph>
        {inLanguage(language, {
          ko: `이 주소로 ${withJosa(school, '을/를')} 인증해 달라는 요청을 받았어요. 한팀 화면에 이 코드를 입력해 주세요.`,
          en: `Someone asked to verify ${school} with this address. Enter this code in Hanteam.`,
        })}
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        {inLanguage(language, {
          ko: `코드는 ${validMinutes}분 동안 한 번만 쓸 수 있어요. 직접 요청하지 않았다면 이 메일을 지워 주세요.`,
          en: `The code works once, for ${validMinutes} minutes. If you didn’t ask for it, just delete this email.`,
        })}
      </Paragraph>
    </MailLayout>
  );
}

interface AddressTakenMailProps {
  language: Language;
  school: string;
}

/** Mail to an address that has already verified another account. */
export function AddressTakenMail({ language, school }: AddressTakenMailProps): ReactElement {
  return (
    <MailLayout
      language={language}
      title={inLanguage(language, { ko: '이미 인증에 쓴 주소예요', en: 'This address is already in use' })}
    >
      <Paragraph>
        {inLanguage(language, {
          ko: `이 주소로 ${withJosa(school, '을/를')} 인증해 달라는 요청을 받았지만, 이미 다른 한팀 계정에서 인증한 주소예요.`,
          en: `Someone asked to verify ${school} with this address, but another Hanteam account has already verified it.`,
        })}
      </Paragraph>
      <Paragraph>
        {inLanguage(language, {
          ko: '주소 하나로 계정 하나만 인증할 수 있어요. 내 계정이라면 그 계정으로 로그인해 주세요.',
          en: 'Each address can verify only one account. If that account is yours, log in to it.',
        })}
      </Paragraph>
    </MailLayout>
  );
}

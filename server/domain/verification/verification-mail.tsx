import type { ReactElement } from 'react';
import { withJosa } from '../../../shared/korean';
import { Code, MailLayout, Paragraph } from '../../platform/mail/layout';

interface CodeMailProps {
  school: string;
  code: string;
  validMinutes: number;
}

/** Mail with a code to verify a school. */
export function CodeMail({ school, code, validMinutes }: CodeMailProps): ReactElement {
  return (
    <MailLayout title="학교 인증 코드">
      <Paragraph>
        이 주소로 {withJosa(school, '을/를')} 인증하려는 요청을 받았어요. 한팀 화면에 이 코드를 입력해 주세요.
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        코드는 {validMinutes}분 동안 한 번만 쓸 수 있어요. 직접 요청하지 않았다면 이 메일을 지워 주세요.
      </Paragraph>
    </MailLayout>
  );
}

/** Mail to an address that has already verified another account. */
export function AddressTakenMail({ school }: { school: string }): ReactElement {
  return (
    <MailLayout title="이미 인증에 쓴 주소예요">
      <Paragraph>
        이 주소로 {withJosa(school, '을/를')} 인증하려는 요청을 받았지만, 이미 다른 한팀 계정에서 인증한 주소예요.
      </Paragraph>
      <Paragraph>주소 하나로 계정 하나만 인증할 수 있어요. 내 계정이라면 그 계정으로 로그인해 주세요.</Paragraph>
    </MailLayout>
  );
}

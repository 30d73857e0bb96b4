import type { ReactElement } from 'react';
import { MailLayout, Paragraph } from '../../platform/mail/layout';

interface EmailChangedMailProps {
  loginId: string;
}

/** Mail to the previous address of an account. */
export function EmailChangedMail({ loginId }: EmailChangedMailProps): ReactElement {
  return (
    <MailLayout title="이메일 주소가 바뀌었어요">
      <Paragraph>
        한팀 계정 <strong>{loginId}</strong>의 이메일 주소가 바뀌었어요. 이제 이 주소로는 메일을 보내지 않아요.
      </Paragraph>
      <Paragraph>
        직접 바꾸지 않았다면 다른 사람이 로그인했을 수 있어요. 바로 비밀번호와 이메일을 바꾸고, 로그인할 수 없다면
        서비스를 운영하는 곳에 알려 주세요.
      </Paragraph>
    </MailLayout>
  );
}

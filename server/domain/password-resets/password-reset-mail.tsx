import type { ReactElement } from 'react';
import { LinkButton, MailLayout, Paragraph } from '../../platform/mail/layout';

interface ResetMailProps {
  loginId: string;
  link: string;
  validMinutes: number;
}

/** Mail with a link for a new password. */
export function ResetMail({ loginId, link, validMinutes }: ResetMailProps): ReactElement {
  return (
    <MailLayout title="새 비밀번호를 정해 주세요">
      <Paragraph>
        한팀의 비밀번호를 다시 정해 달라는 요청을 받았어요. 아이디는 <strong>{loginId}</strong>예요.
      </Paragraph>
      <LinkButton href={link}>새 비밀번호 정하기</LinkButton>
      <Paragraph>
        링크는 {validMinutes}분 동안 한 번만 쓸 수 있어요. 새 비밀번호를 정하면 모든 기기에서 로그아웃돼요.
      </Paragraph>
      <Paragraph>직접 요청하지 않았다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.</Paragraph>
    </MailLayout>
  );
}

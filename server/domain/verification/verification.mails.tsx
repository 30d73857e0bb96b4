import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { withJosa } from '../../platform/korean';
import { Code, MailLayout, Paragraph } from '../../platform/mail/layout';
import type { Services } from '../context';
import { defineMail } from '../mails/mail.service';
import { toSchool } from '../schools/school.queries';
import { findRequestedCode, type RequestedCode, writeCodeHash } from './verification.queries';

const CODE_DIGITS = 6;

/** What is stored of a code. The request is part of it, so that equal codes have different hashes. */
export function hashCode({ sign }: Services, requestId: number, code: string): string {
  return sign(`school-code:${requestId}:${code}`);
}

/**
 * The mail that a request for a code causes: the code, or that another account verified the address. Which one it is only
 * shows at the address, so the response to the request does not reveal it.
 */
export const schoolCodeMail = defineMail({
  name: 'schoolCodeMail',
  data: z.object({ requestId: z.int() }),
  async compose(services, { requestId }) {
    const request = await findRequestedCode(services.writes, requestId);
    if (!request) return null;
    if (request.isTaken) return { to: request.email, ...takenMail(request) };
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await writeCodeHash(services.writes, requestId, hashCode(services, requestId, code));
    return { to: request.email, ...codeMail(request, code) };
  },
});

function codeMail({ nickName, university }: RequestedCode, code: string) {
  const school = toSchool(university).name;
  return {
    subject: `학교 인증 코드 ${code}`,
    body: (
      <MailLayout title="학교 인증 코드">
        <Paragraph>
          {nickName} 님이 {withJosa(school, '을/를')} 인증하려고 해요. 한팀 화면에 이 코드를 입력해 주세요.
        </Paragraph>
        <Code>{code}</Code>
        <Paragraph>10분 동안 쓸 수 있어요. 요청한 적이 없다면 이 메일을 무시해 주세요.</Paragraph>
      </MailLayout>
    ),
  };
}

function takenMail({ university }: RequestedCode) {
  const school = toSchool(university).name;
  return {
    subject: '이미 인증에 쓴 주소예요',
    body: (
      <MailLayout title="이미 인증에 쓴 주소예요">
        <Paragraph>
          이 주소로 {withJosa(school, '을/를')} 인증하려는 요청이 왔지만, 이미 다른 한팀 계정에서 인증한 주소예요.
        </Paragraph>
        <Paragraph>주소 하나로 계정 하나만 인증할 수 있어요. 그 계정으로 로그인해 주세요.</Paragraph>
      </MailLayout>
    ),
  };
}

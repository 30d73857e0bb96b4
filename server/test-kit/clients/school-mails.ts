import { withoutTag } from '../../../shared/mailbox';
import { type SignUpForm, newSignUp } from './accounts';
import type { TestClient } from './client';
import { asInput } from './graphql-inputs';
import type { TestApp } from '../app/test-app';
import { untilJobsDone } from '../app/jobs';
import { GQL } from './graphql-operations';
import type { TestSmtp } from '../servers/smtp';

/** Verifies the school of a client with a code that is mailed to an address of the school. */
export async function verifyByMail(app: TestApp, smtp: TestSmtp, client: TestClient, email: string): Promise<void> {
  const received = smtp.mails.length;
  await client.data(GQL.requestSchoolCode, { email });
  await smtp.untilReceived(received + 1);
  await untilJobsDone(app);
  const mails = smtp.mails.slice(received).filter(({ subject }) => subject?.includes('인증 코드'));
  const mail = mails.find(({ to }) => withoutTag(to?.[0]?.address ?? '') === withoutTag(email));
  const [code] = /\b[0-9]{6}\b/.exec(mail?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No code came to ${email}.`);
  await client.data(GQL.verifySchool, { code });
}

/** Transports for a sign-up. */
export const SIGN_UPS = ['GraphQL', 'REST'] as const;

/**
 * Signs up a student of 성균관대학교 and returns their logged-in client.
 * @param over the transport of the sign-up
 */
export async function signUpStudent(
  app: TestApp,
  loginId: string,
  { over = 'REST', ...overrides }: Partial<SignUpForm> & { over?: (typeof SIGN_UPS)[number] } = {},
): Promise<TestClient> {
  const form = newSignUp({ loginId, university: '성균관대학교', ...overrides });
  const client = app.visitor();
  if (over === 'GraphQL') await client.data(GQL.signUp, { input: asInput({ ...form }) });
  else expect(await client.rest('post', '/members', form)).toMatchObject({ status: 201 });
  await client.logIn(loginId, form.password);
  return client;
}

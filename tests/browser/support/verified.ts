import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { type MemberOnPhone, newMemberOnPhone } from './people';
import { queryGraphql, unique } from './steps';

/** A school of the list with one domain for all its members. */
export const VERIFIABLE = { school: '서강대학교', domain: 'sogang.ac.kr' };

/** Reads the code that was mailed to this address. */
export async function readCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail')).text()).split('<li>');
    [, code] = /인증 코드 ([0-9]{6})/.exec(mails.find((mail) => mail.includes(email)) ?? '') ?? [];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** Verifies the school of the member who is logged in with this request context. */
export async function verifySchool(request: APIRequestContext): Promise<void> {
  const email = `${unique()}@${VERIFIABLE.domain}`;
  const send = 'mutation ($input: RequestSchoolCodeInput!) { requestSchoolCode(input: $input) { __typename } }';
  await queryGraphql(request, send, { input: { email } });
  const verify = 'mutation ($input: VerifySchoolInput!) { verifySchool(input: $input) { viewer { id } } }';
  await queryGraphql(request, verify, { input: { code: await readCode(request, email) } });
}

/** Signs a new member with a verified school up, and logs them in on a phone of their own. */
export async function newVerifiedMember(browser: Browser): Promise<MemberOnPhone> {
  const person = await newMemberOnPhone(browser, VERIFIABLE.school);
  await verifySchool(person.api);
  return person;
}

/** Lets a member look for a team through the API. */
export async function startSeeking(request: APIRequestContext, text: string): Promise<void> {
  const start = 'mutation ($input: StartSeekingInput!) { startSeeking(input: $input) { viewer { id } } }';
  await queryGraphql(request, start, { input: { kinds: ['PROJECT'], roles: ['BACKEND'], text } });
}

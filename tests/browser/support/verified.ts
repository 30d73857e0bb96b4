import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { type MemberOnPhone, newMemberOnPhone } from './people';
import { type NewMember, newMember, newProject, post, queryGraphql, unique } from './steps';

/** A school of the list with a domain for all its members. */
const VERIFIABLE = { school: '서강대학교', domain: 'sogang.ac.kr' };

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
async function verifySchool(request: APIRequestContext): Promise<void> {
  const email = `${unique()}@${VERIFIABLE.domain}`;
  await queryGraphql(request, GQL.requestSchoolCode, { email });
  await queryGraphql(request, GQL.verifySchool, { code: await readCode(request, email) });
}

/** Signs a new member with a verified school up, and logs them in on a phone of their own. */
export async function newVerifiedMember(browser: Browser): Promise<MemberOnPhone> {
  const person = await newMemberOnPhone(browser, VERIFIABLE.school);
  await verifySchool(person.api);
  return person;
}

/** Signs a new member with a verified school up. Afterwards the request context is theirs. */
export async function newVerifiedAccount(request: APIRequestContext): Promise<NewMember> {
  const member = await newMember(request, VERIFIABLE.school);
  await post(request, '/api/auth/login', { loginId: member.loginId, password: member.password });
  await verifySchool(request);
  return member;
}

/** Creates a member who looks for a team, through the API. */
export async function newSeeker(request: APIRequestContext): Promise<{ seeker: NewMember; id: string }> {
  const seeker = await newVerifiedAccount(request);
  const start = 'mutation ($input: StartSeekingInput!) { startSeeking(input: $input) { viewer { id } } }';
  const { startSeeking } = await queryGraphql<{ startSeeking: { viewer: { id: string } } }>(request, start, {
    input: { kinds: ['PROJECT'], roles: ['BACKEND'], text: '서버를 맡아 보고 싶어요.' },
  });
  return { seeker, id: startSeeking.viewer.id };
}

/** Creates an owner with a project, who has made an offer to a member. */
export async function newOffer(request: APIRequestContext) {
  const { seeker, id: memberId } = await newSeeker(request);
  const owner = await newVerifiedAccount(request);
  const project = await newProject(request, '우리 학교 지도');
  const make = 'mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { offer { id } } }';
  const input = { noticeId: project, memberId, role: 'BACKEND', text: '같이 만들어요.' };
  await queryGraphql(request, make, { input });
  return { owner, seeker, project };
}

import type { TestClient } from '../../../server/test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
} from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL, KINDS } from '../../../server/test-kit/clients/graphql-operations';
import { REST_ROWS } from '../../../server/test-kit/catalogue/rest-rows';
import type { Member } from '../../../server/domain/members/member.entity';
import type { Notice } from '../../../server/domain/notices/notice.entity';

let app: TestApp;
let owner: Member;
let applicant: Member;
let notices: Record<'PROJECT' | 'STUDY', Notice>;
let applications: Record<'PROJECT' | 'STUDY', number>;

beforeAll(async () => {
  app = await startTestApp();
  const em = app.em();
  const secret = (name: string) => ({ loginId: `secret-id-${name}`, email: `secret-mail-${name}@example.com` });
  owner = await buildMember(em, { ...secret('owner'), nickName: '민지' });
  applicant = await buildMember(em, { ...secret('applicant'), nickName: '준호' });
  notices = { PROJECT: await buildProject(em, { owner }), STUDY: await buildStudy(em, { owner }) };
  const built = [];
  for (const notice of Object.values(notices)) {
    built.push((await buildApplication(em, { notice, applicant })).id);
    await buildComment(em, { notice, author: owner });
    await buildComment(em, { notice, author: applicant });
  }
  applications = { PROJECT: built[0] ?? 0, STUDY: built[1] ?? 0 };
  const client = await app.as(applicant);
  for (const { id } of Object.values(notices))
    await client.data(GQL.comment, { input: { noticeId: id, text: '안녕하세요' } });
});

afterAll(() => app.close());

const EVERYTHING = `query ($id: ID!) {
  notice(id: $id) { ...Whole }
  notices { nodes { ...Whole } }
  viewer {
    id ownedNotices { nodes { ...Whole } } favourites { nodes { ...Whole } } applications { nodes { id notice { ...Whole } } }
    notifications { nodes { kind noticeTitle actor { id nickName imageUrl } notice { id } } }
  }
}
fragment Whole on Notice {
  id title content school { id name } owner { id nickName imageUrl }
  applications { nodes { id text role status applicant { id nickName imageUrl } } }
  viewerApplication { id text applicant { id nickName imageUrl } }
  comments { nodes { id text author { id nickName imageUrl } } }
}`;

/** Returns the text of every response that a member can read. */
async function readEverything(client: TestClient): Promise<string> {
  const texts: string[] = [];
  const isOwnProfile = (path: string) => path.startsWith('/members');
  for (const { path } of REST_ROWS.filter((row) => row.method === 'get' && !isOwnProfile(row.path))) {
    const kind = path.startsWith('/studies') ? 'STUDY' : 'PROJECT';
    const id = path.startsWith('/resume') ? applications[kind] : notices[kind].id;
    texts.push((await client.rest('get', path.replace(':id', String(id)))).text);
  }
  for (const { id } of Object.values(notices)) texts.push(JSON.stringify(await client.data(EVERYTHING, { id })));
  return texts.join('\n');
}

it.each(['owner', 'applicant', 'somebody'])(
  "no response reveals a password, or another member's e-mail address or login id, to the %s",
  async (reader) => {
    const member = { owner, applicant }[reader] ?? (await buildMember(app.em()));
    const text = await readEverything(await app.as(member));
    expect(text).toContain('민지');
    expect(text).toContain('준호');
    expect(text).not.toMatch(/secret-id|secret-mail|argon2|password/i);
  },
);

it.each(['loginId', 'email', 'passwordHash', 'university', 'school', 'schoolKey'])(
  'the type of other members has no field %s',
  async (field) => {
    const client = await app.as(await buildMember(app.em()));
    const code = await client.code(`query ($id: ID!) { notice(id: $id) { owner { ${field} } } }`, {
      id: notices.PROJECT.id,
    });
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  },
);

it('a decision does not reveal private data of the applicant', async () => {
  const asOwner = await app.as(owner);
  for (const [kind, { base, idName }] of Object.entries(KINDS) as [keyof typeof KINDS, (typeof KINDS)['PROJECT']][]) {
    const body = { [idName]: notices[kind].id, memberId: applicant.id };
    const { text } = await asOwner.rest('post', `${base}/applications/approve`, body);
    expect(text).not.toMatch(/secret/);
  }
});

it.each(['LOGIN_ID_TAKEN', 'EMAIL_TAKEN'])('the error %s does not repeat the rejected value', async (code) => {
  const sent = {
    loginId: code === 'EMAIL_TAKEN' ? 'another-id' : owner.loginId,
    email: code === 'EMAIL_TAKEN' ? owner.email : 'another@example.com',
  };
  const rest = { password: 'long enough 1', nickName: '지우', university: '한빛대학교' };
  const { body, text } = await app.visitor().rest('post', '/members', { ...sent, ...rest });
  expect(body).toMatchObject({ code });
  expect(text).not.toMatch(/secret/);
});

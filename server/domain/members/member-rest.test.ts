import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { expectProblem } from '../../test-kit/clients/outcomes';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const SIGN_UP = { password: 'long enough 1', nickName: '지우', university: '한빛대학교' };

it('a sign-up responds with 201 and the id, and does not log in', async () => {
  const visitor = app.visitor();
  const response = await visitor.rest('post', '/members', { ...SIGN_UP, loginId: 'jiwoo', email: 'jiwoo@example.com' });
  const { memberId } = response.body as { memberId: number };
  expect([response.status, response.body]).toEqual([201, { memberId }]);
  expect(response.headers.location).toBe('/api/members/profile');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await app.sql('select id from member where login_id = ?', ['jiwoo'])).toEqual([{ id: memberId }]);
  expectProblem(await visitor.rest('get', '/members/profile'), 'UNAUTHENTICATED');
});

it('a login responds with the login id and the nickname, a logout with {}', async () => {
  const member = await buildMember(app.em(), { loginId: 'Minji.Kim', nickName: '민지' });
  const client = app.visitor();
  const response = await client.rest('post', '/auth/login', { loginId: 'minji.kim', password: PASSWORD });
  expect([response.status, response.body]).toEqual([200, { loginId: 'Minji.Kim', nickName: '민지' }]);
  expect((await client.rest('get', '/members/profile')).status).toBe(200);
  for (let times = 0; times < 2; times += 1) {
    const out = await client.rest('post', '/auth/logout');
    expect([out.status, out.body]).toEqual([200, {}]);
    expectProblem(await client.rest('get', '/members/profile'), 'UNAUTHENTICATED');
  }
  expect(member.loginId).toBe('Minji.Kim');
});

it('the profile and the picture have these properties', async () => {
  const member = await buildMember(app.em(), { nickName: '민지', email: 'minji@example.com' });
  const client = await app.as(member);
  const profile = await client.rest('get', '/members/profile');
  expect([profile.status, profile.body]).toEqual([
    200,
    { nickName: '민지', university: '한빛대학교', email: 'minji@example.com', imageUrl: null },
  ]);
  const image = await client.rest('get', '/members/image');
  expect([image.status, image.body]).toEqual([200, { imageUrl: null }]);
});

it.each(['multipart', 'JSON'])('a profile change as %s responds with the new profile', async (form) => {
  const client = await app.as(await buildMember(app.em()));
  const sent = { nickName: ' 새 이름 ', university: '서울대', email: `new-${form}@example.com` };
  const response =
    form === 'JSON'
      ? await client.rest('post', '/members/profile', sent)
      : await client.upload('/members/profile', sent);
  const now = { nickName: '새 이름', university: '서울대', email: sent.email, imageUrl: null };
  expect([response.status, response.body]).toEqual([200, { ...now, message: '프로필을 저장했어요.' }]);
  expect((await client.rest('get', '/members/profile')).body).toEqual(now);
});

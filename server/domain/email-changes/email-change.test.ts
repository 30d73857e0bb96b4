import { buildAccessToken, buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { untilJobsDone } from '../../test-kit/app/jobs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { TestSmtp } from '../../test-kit/servers/smtp';
import type { Member } from '../members/member.entity';

const smtp = new TestSmtp();
let app: TestApp;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example' });
});

afterEach(() => {
  smtp.mails.splice(0);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to?.[0]?.address === email);

describe('a change of the e-mail address', () => {
  const change = (member: Member, email: string, password = PASSWORD) =>
    app.as(member).then((client) => client.code(GQL.changeEmail, { input: { email, password } }));

  it('[A37] requires the password and warns the previous address', async () => {
    const member = await buildMember(app.em());
    const email = `moved-${member.email}`;
    expect(await change(member, email, 'wrong password')).toBe('VALIDATION_FAILED');
    expect(await change(member, email)).toBeUndefined();
    await untilJobsDone(app);
    expect(mailsTo(member.email)).toMatchObject([{ subject: '한팀 계정의 이메일 주소가 바뀌었어요' }]);
    expect(mailsTo(member.email)[0]?.text).toContain(member.loginId);
    expect(mailsTo(member.email)[0]?.text).not.toContain(email);
    expect(mailsTo(email)).toMatchObject([{ subject: '한팀에서 쓸 이메일 주소를 확인해 주세요' }]);
    const client = await app.as(member);
    expect(await client.data('{ viewer { email } }')).toEqual({ viewer: { email } });
    await app.visitor().data(GQL.requestPasswordReset, { input: { account: email } });
    await untilJobsDone(app);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('[A37] is rejected for a taken or invalid address, and the same address sends nothing', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    expect(await change(member, other.email.toUpperCase())).toBe('EMAIL_TAKEN');
    expect(await change(member, 'no address')).toBe('VALIDATION_FAILED');
    expect(await change(member, member.email)).toBeUndefined();
    const { secret } = await buildAccessToken(app.em(), { member });
    const input = { email: 'token@example.com', password: PASSWORD };
    expect(await app.withToken(secret).code(GQL.changeEmail, { input })).toBe('SESSION_REQUIRED');
    await untilJobsDone(app);
    expect(smtp.mails).toEqual([]);
  });

  it('[A37] over REST, as part of the profile, warns the previous address as well', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const profile = { nickName: member.nickName, university: member.university };
    for (const email of [member.email, `rest-${member.email}`])
      expect((await client.rest('post', '/members/profile', { ...profile, email })).status).toBe(200);
    await untilJobsDone(app);
    expect(mailsTo(member.email)).toHaveLength(1);
    expect(smtp.mails).toHaveLength(2);
  });
});

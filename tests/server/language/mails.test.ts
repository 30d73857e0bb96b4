import type { Email } from 'postal-mime';
import { NotificationKind } from '../../../server/domain/notifications/notification-kinds';
import type { Member } from '../../../server/domain/members/member.entity';
import { personKey } from '../../../server/domain/schools/school-domains';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { runJob, untilJobsDone } from '../../../server/test-kit/app/jobs';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { setClock } from '../../../server/test-kit/database/clock';
import { buildMember, buildNotification, buildStudy, PASSWORD } from '../../../server/test-kit/factories/factories';
import { TestSmtp } from '../../../server/test-kit/servers/smtp';

const HANGUL = /[가-힣]/;
const NOON = '2031-03-04T12:00:00+09:00';

const smtp = new TestSmtp();
let app: TestApp;
let count = 0;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'http://hanteam.example',
    MAIL_FROM: 'Hanteam <no-reply@hanteam.example>',
  });
});

afterEach(() => {
  smtp.mails.splice(0);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

/** A student of 성균관대학교 with a language. */
async function buildReader(language: 'ko' | 'en'): Promise<Member> {
  const member = await buildMember(app.em(), { university: '성균관대학교' });
  await app.sql('update member set language = ? where id = ?', [language, member.id]);
  return member;
}

async function mailOf(send: () => Promise<unknown>): Promise<Email> {
  await send();
  await smtp.untilReceived(1);
  await untilJobsDone(app);
  const [mail] = smtp.mails;
  if (!mail) throw new Error('No mail was received.');
  return mail;
}

/** The words of a mail without the names of schools, which are Korean. */
const wordsOf = ({ subject = '', text = '', html = '' }: Email): string =>
  [subject, text, html].join('\n').replaceAll('성균관대학교', '');

/** Each mail: its name, how it is caused and its subject in each language. */
const MAILS: readonly [name: string, send: (member: Member) => Promise<unknown>, ko: string, en: string][] = [
  [
    'a link for a new password',
    ({ loginId }) => app.visitor().data(GQL.requestPasswordReset, { input: { account: loginId } }),
    '한팀의 새 비밀번호를 정해 주세요',
    'Choose a new Hanteam password',
  ],
  [
    'a changed e-mail address',
    async (member) => {
      // Its mail to the new address is another one.
      await app.sql(
        `update member set verified_email = 'moved-' || email, verified_person = login_id || '@' || school_key,
        verified_at = now(), verified_until = now() where id = ?`,
        [member.id],
      );
      const input = { email: `moved-${member.email}`, password: PASSWORD };
      await (await app.as(member)).data(GQL.changeEmail, { input });
    },
    '한팀 계정의 이메일 주소가 바뀌었어요',
    'The email address of your Hanteam account has changed',
  ],
  [
    'an address to confirm',
    async (member) => {
      await app.sql('update member set email_confirmed_at = null where id = ?', [member.id]);
      await (await app.as(member)).data(GQL.requestEmailConfirmation);
    },
    '한팀에서 쓸 이메일 주소를 확인해 주세요',
    'Confirm your email address for Hanteam',
  ],
  [
    'a school code',
    async (member) => (await app.as(member)).data(GQL.requestSchoolCode, { email: `reader-${(count += 1)}@skku.edu` }),
    '한팀 학교 인증 코드',
    'Your Hanteam school verification code',
  ],
  [
    'an address that is already verified',
    async (member) => {
      const email = `taken-${(count += 1)}@skku.edu`;
      const em = app.em();
      const other = await buildMember(em, { university: '성균관대학교' });
      other.verifySchool(email, personKey(email, other.schoolKey));
      await em.flush();
      await (await app.as(member)).data(GQL.requestSchoolCode, { email });
    },
    '이미 인증에 쓴 주소예요',
    'This address is already in use',
  ],
  [
    'a notification',
    async (recipient) => {
      await setClock(app, NOON);
      const owner = await buildMember(app.em(), { university: '성균관대학교' });
      const notice = await buildStudy(app.em(), { owner, title: 'Rust' });
      const createdAt = new Date(new Date(NOON).getTime() - 2 * 60 * 60 * 1000);
      const kind = NotificationKind.APPLICATION_APPROVED;
      await buildNotification(app.em(), { recipient, kind, notice, createdAt });
      await runJob(app, 'mailNotifications');
    },
    '‘Rust’ 지원이 승인됐어요.',
    'Your application to “Rust” was accepted.',
  ],
];

describe.each(MAILS)('the mail about %s', (_name, send, ko, en) => {
  it.each([
    ['ko', ko],
    ['en', en],
  ] as const)('in the language %s of its recipient', async (language, subject) => {
    const member = await buildReader(language);
    const mail = await mailOf(() => send(member));
    expect(mail.subject).toContain(subject);
    expect(mail.html).toContain(`lang="${language}"`);
    if (language === 'en') expect(wordsOf(mail)).not.toMatch(HANGUL);
    else expect(mail.text).toMatch(HANGUL);
  });
});

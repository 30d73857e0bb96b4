import { runJob, storedJobs, untilJobsDone } from '../../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { setClock } from '../../../test-kit/database/clock';
import { makeJobsDue } from '../../../test-kit/database/make-jobs-due';
import { buildSeeker, buildStudy, buildVerified } from '../../../test-kit/factories/factories';
import { TestSmtp } from '../../../test-kit/servers/smtp';
import { until } from '../../../test-kit/processes/until';
import type { Member } from '../../members/member.entity';
import { SEEKER_GQL } from '../../seekers/seeker.testing';

const smtp = new TestSmtp();
let app: TestApp;
let owner: TestClient;
let member: Member;
let noticeId: number;
let offerId: string;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url });
});

beforeEach(async () => {
  await app.sql('delete from notification; delete from mail');
  smtp.mails.splice(0);
  const person = await buildVerified(app.em());
  owner = await app.as(person);
  ({ member } = await buildSeeker(app.em()));
  ({ id: noticeId } = await buildStudy(app.em(), { owner: person, recruitNumber: 9 }));
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

/** A time on the day before the quiet hours end at 8:00 in Korea. */
const at = (time: string): string => `2026-12-${time}:00+09:00`;

/** The owner makes an offer at a time of a day. */
async function offerAt(time: string): Promise<void> {
  await setClock(app, at(time));
  const input = { noticeId, memberId: member.id, text: '함께해요.' };
  const { makeOffer } = await owner.data<{ makeOffer: { offer: { id: string } } }>(SEEKER_GQL.makeOffer, { input });
  offerId = makeOffer.offer.id;
  await app.sql('update notification set created_at = clock_now()');
}

/** Returns the subjects of the mails at a time. */
async function mailAt(time: string): Promise<(string | undefined)[]> {
  await setClock(app, at(time));
  await runJob(app, 'mailNotifications');
  await untilJobsDone(app);
  return smtp.mails.map(({ subject }) => subject);
}

const withdraw = (): Promise<object> => owner.data(SEEKER_GQL.withdrawOffer, { input: { id: offerId } });

it('[N1] an open offer is mailed after five minutes', async () => {
  await offerAt('01T12:00');
  expect(await mailAt('01T12:04')).toEqual([]);
  expect(await mailAt('01T12:05')).toEqual([expect.stringContaining('함께하자고 제안했어요.')]);
});

it.each([
  ['withdrawn', withdraw],
  ['declined', async () => (await app.as(member)).data(SEEKER_GQL.declineOffer, { input: { id: offerId } })],
  [
    'answered by an application',
    async () => (await app.as(member)).data(GQL.apply, { input: { noticeId, text: '지원해요.' } }),
  ],
  ['ended with its notice', () => owner.data(GQL.close, { id: noticeId })],
])('[N1] an offer that was %s before its mail is not mailed', async (_what, end) => {
  await offerAt('01T12:00');
  await end();
  expect((await mailAt('01T12:30')).filter((subject) => subject?.includes('제안'))).toEqual([]);
});

it('[N1] an offer of the night that was withdrawn before the quiet hours end is not mailed', async () => {
  await offerAt('01T22:00');
  expect(await mailAt('02T07:00')).toEqual([]);
  await withdraw();
  expect(await mailAt('02T08:00')).toEqual([]);
});

it('[N1] an offer that was withdrawn while the mail server was down is not mailed', async () => {
  await offerAt('01T12:00');
  smtp.behaviour = 'refuse';
  await setClock(app, at('01T12:05'));
  await runJob(app, 'mailNotifications');
  await until(async () => typeof (await storedJobs(app))[0]?.error === 'string', 10_000);
  await withdraw();
  smtp.behaviour = 'accept';
  await makeJobsDue(app);
  await untilJobsDone(app);
  expect(smtp.mails).toEqual([]);
});

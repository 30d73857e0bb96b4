import { PASSWORD } from '../../../test-kit/clients/accounts';
import type { TestClient } from '../../../test-kit/clients/client';
import { buildCase, buildMember, buildStudy, makeModerator } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { startTwoInstances, type TwoInstances } from '../../../test-kit/app/two-instances';
import { runJob } from '../../../test-kit/app/jobs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphql, race } from '../../../test-kit/races/races';
import { signUpStudent, verifyByMail } from '../../../test-kit/clients/school-mails';
import { TestSmtp } from '../../../test-kit/servers/smtp';
import { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { SECRET } from '../../../test-kit/app/secret';

const UNIVERSITY = '성균관대학교';
const smtp = new TestSmtp();
let instances: TwoInstances;
let app: TestApp;
let count = 0;

beforeAll(async () => {
  await smtp.start();
  instances = await startTwoInstances({ SMTP_URL: smtp.url });
  app = instances.first;
});

afterAll(async () => {
  await instances.stop();
  await smtp.stop();
});

const buildNotice = async (): Promise<Notice> =>
  buildStudy(app.em(), { owner: await buildMember(app.em(), { university: UNIVERSITY }) });

const newPerson = (): string => `person-${(count += 1)}@${UNIVERSITY}`;

/** A member with a verified school address. By default it is the address of a new person. */
async function buildVerified(person = newPerson()): Promise<Member> {
  const em = app.em();
  const member = await buildMember(em, { university: UNIVERSITY });
  member.verifySchool(`${member.loginId}@skku.edu`, person);
  await em.flush();
  return member;
}

const buildReporter = async (person?: string, at = app): Promise<TestClient> => at.as(await buildVerified(person));

const about = ({ id }: Notice) => ({ input: { target: 'NOTICE', targetId: id, reason: 'SPAM' } });

const isHidden = async ({ id }: Notice): Promise<unknown> =>
  (await app.sql<{ hidden: boolean }>('select hidden from notice where id = ?', [id]))[0]?.hidden;

const withdraw = (client: TestClient): Promise<unknown> => client.data(GQL.withdraw, { password: PASSWORD });

/** Stored columns of the reports of a notice. */
const reportsOf = ({ id }: Notice) =>
  app.sql<{ reporter_id: number | null; reporter_pseudonym: string | null }>(
    `select reporter_id, reporter_pseudonym from report where case_id = (select id from moderation_case where notice_id = ?)
     order by id`,
    [id],
  );

describe('[B50] a person with several accounts', () => {
  it('counts once after verifying, reporting, withdrawing and signing up again at two instances', async () => {
    const notice = await buildNotice();
    const outcomes: (string | undefined)[] = [];
    for (const [round, at] of [instances.first, instances.second, instances.first].entries()) {
      const client = await signUpStudent(at, `again-${round}`);
      await verifyByMail(app, smtp, client, round === 1 ? 'Again+tag@g.skku.edu' : 'again@skku.edu');
      outcomes.push(await client.code(GQL.report, about(notice)));
      await withdraw(client);
    }
    expect(outcomes).toEqual([undefined, 'ALREADY_REPORTED', 'ALREADY_REPORTED']);
    expect(await isHidden(notice)).toBe(false);
    expect(await reportsOf(notice)).toEqual([{ reporter_id: null, reporter_pseudonym: expect.any(String) as string }]);
  });

  it('cannot report the same content again after a move to another school has freed the address', async () => {
    const notice = await buildNotice();
    const person = newPerson();
    const first = await buildReporter(person);
    await first.data(GQL.report, about(notice));
    await first.data(GQL.updateProfile, { input: { nickName: '옮긴이', school: '서울대학교' } });
    const second = await buildReporter(person, instances.second);
    expect(await second.code(GQL.report, about(notice))).toBe('ALREADY_REPORTED');
    expect(await second.code(GQL.report, about(await buildNotice()))).toBeUndefined();
  });

  it('counts once if reports and withdrawals race at two instances', async () => {
    const notice = await buildNotice();
    const person = newPerson();
    for (let round = 0; round < 4; round += 1) {
      const member = await buildVerified(person);
      const [one, other] = [await app.as(member), await instances.second.as(member)];
      const report = graphql(one, GQL.report, about(notice));
      await race(report, report, graphql(other, GQL.withdraw, { password: PASSWORD }));
    }
    expect((await reportsOf(notice)).length).toBeLessThanOrEqual(1);
    expect(await isHidden(notice)).toBe(false);
  });

  it('is limited to one report by the database as well', async () => {
    const { case: opened } = await buildCase(app.em());
    const insert = `insert into report (case_id, reason, text, verified, reporter_pseudonym) values (?, 'SPAM', '', ?, 'same')`;
    await app.sql(insert, [opened.id, true]);
    await expect(app.sql(insert, [opened.id, true])).rejects.toThrow('report_person_unique');
    await expect(app.sql(insert, [opened.id, false])).rejects.toThrow('report_pseudonym_verified');
  });

  it('counts once per secret: reports under an earlier secret no longer count', async () => {
    const notice = await buildNotice();
    const person = newPerson();
    for (const secret of ['one', 'two', 'three']) {
      const rotated = await startTestApp({ PERSON_SECRET: `${secret} ${SECRET}` }, app);
      try {
        const client = await buildReporter(person, rotated);
        expect(await client.code(GQL.report, about(notice))).toBeUndefined();
        await withdraw(client);
      } finally {
        await rotated.close();
      }
    }
    expect(await reportsOf(notice)).toHaveLength(3);
    expect(await isHidden(notice)).toBe(false);
  });
});

describe('[B31] reports of three people', () => {
  it('hide the content even if two of them have withdrawn', async () => {
    const notice = await buildNotice();
    for (let round = 0; round < 2; round += 1) {
      const client = await buildReporter();
      await client.data(GQL.report, about(notice));
      await withdraw(client);
    }
    expect(await isHidden(notice)).toBe(false);
    await (await buildReporter()).data(GQL.report, about(notice));
    expect(await isHidden(notice)).toBe(true);
  });

  it('hide the content once if they arrive at the same time at two instances', async () => {
    const notice = await buildNotice();
    const clients = [await buildReporter(), await buildReporter(undefined, instances.second), await buildReporter()];
    expect(await race(...clients.map((client) => graphql(client, GQL.report, about(notice))))).toEqual([
      'OK',
      'OK',
      'OK',
    ]);
    expect(await isHidden(notice)).toBe(true);
    const entries = `select action from moderation_entry where target = 'NOTICE' and target_id = ?`;
    expect(await app.sql(entries, [notice.id])).toEqual([{ action: 'HIDE' }]);
  });

  it('count without a pseudonym while their reporters are verified members', async () => {
    const hidden: unknown[] = [];
    for (const withdrawn of [true, false]) {
      const notice = await buildNotice();
      const reporters = [await buildReporter(), await buildReporter()];
      for (const client of reporters) await client.data(GQL.report, about(notice));
      await app.sql('update report set reporter_pseudonym = null');
      if (withdrawn) for (const client of reporters) await withdraw(client);
      await (await buildReporter()).data(GQL.report, about(notice));
      hidden.push(await isHidden(notice));
    }
    expect(hidden).toEqual([false, true]);
  });
});

describe('[B22] the pseudonym of a reporter', () => {
  const pseudonyms = async (notice: Notice) => (await reportsOf(notice)).map((report) => report.reporter_pseudonym);

  it('reveals nothing about the person and is stored only for verified members', async () => {
    const notice = await buildNotice();
    await (await buildReporter('kim.minji@성균관대학교')).data(GQL.report, about(notice));
    await (await app.as(await buildMember(app.em(), { university: UNIVERSITY }))).data(GQL.report, about(notice));
    const [stored, none] = await pseudonyms(notice);
    expect(stored).toMatch(/^[\w-]{8}\.[\w-]{43}$/);
    expect(stored).not.toContain('minji');
    expect(none).toBeNull();
  });

  it('is removed by a ruling and not stored afterwards', async () => {
    const notice = await buildNotice();
    await (await buildReporter()).data(GQL.report, about(notice));
    const moderator = await app.as(
      await makeModerator(app.em(), await buildMember(app.em(), { university: UNIVERSITY })),
    );
    const [opened] = await app.sql<{ id: number }>('select id from moderation_case where notice_id = ?', [notice.id]);
    await moderator.data(GQL.restore, { id: opened?.id });
    expect(await pseudonyms(notice)).toEqual([null]);
    await (await buildReporter()).data(GQL.report, about(notice));
    expect(await pseudonyms(notice)).toEqual([null, null]);
  });

  it('is removed after a year', async () => {
    const [old, recent] = [await buildNotice(), await buildNotice()];
    for (const notice of [old, recent]) await (await buildReporter()).data(GQL.report, about(notice));
    const age = `update report set created_at = now() - ?::interval
      where case_id = (select id from moderation_case where notice_id = ?)`;
    await app.sql(age, ['366 days', old.id]);
    await app.sql(age, ['360 days', recent.id]);
    await runJob(app, 'removeOldPseudonyms');
    expect(await pseudonyms(old)).toEqual([null]);
    expect(await pseudonyms(recent)).toEqual([expect.any(String)]);
  });
});

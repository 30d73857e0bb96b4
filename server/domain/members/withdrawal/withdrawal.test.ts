import { newSignUp } from '../../../test-kit/clients/accounts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestClient } from '../../../test-kit/clients/client';
import { whileCommitsFail } from '../../../test-kit/database/failing-commits';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
  PASSWORD,
} from '../../../test-kit/factories/factories';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { expectProblem, graphqlOutcome, graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Member } from '../member.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('withdrawing [O8 A5]', () => {
  let leaver: Member;
  let client: TestClient;

  beforeEach(async () => {
    leaver = await buildMember(app.em());
    client = await app.as(leaver);
  });

  const leave = () => client.data(GQL.withdraw, { password: PASSWORD });
  const notifications = ({ id }: Member) =>
    app.sql('select kind, actor_id, notice_title as title from notification where recipient_id = ? order by id', [id]);

  it('requires the password', async () => {
    const verdict = await graphqlVerdict(client, GQL.withdraw, { password: 'not the password' });
    expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: ['password'] });
    expect((await client.rest('get', '/members/profile')).status).toBe(200);
  });

  it('deletes every row about the member, except for their comments, which stay without an author', async () => {
    const em = app.em();
    const own = await buildProject(em, { owner: leaver });
    const other = await buildStudy(em);
    const onOwn = await buildComment(em, { notice: own });
    const comment = await buildComment(em, { notice: other, author: leaver, text: '남는 댓글' });
    for (const status of Object.values(ApplicationStatus)) {
      await buildApplication(em, { notice: await buildStudy(em), applicant: leaver, status });
    }
    await client.data(GQL.favourite, { id: other.id });
    await buildApplication(em, { notice: own });
    expect(await leave()).toEqual({ withdraw: { memberId: String(leaver.id) } });
    for (const [table, column] of [
      ['member', 'id'],
      ['notice', 'owner_id'],
      ['application', 'applicant_id'],
      ['favourite', 'member_id'],
      ['notification', 'recipient_id'],
      ['notification', 'actor_id'],
      ['comment', 'author_id'],
    ]) {
      expect([table, await app.sql(`select 1 from ${table} where ${column} = ?`, [leaver.id])]).toEqual([table, []]);
    }
    expect(await app.sql('select 1 from application where notice_id = ?', [own.id])).toEqual([]);
    expect(await app.sql('select 1 from comment where id = ?', [onOwn.id])).toEqual([]);
    const left = await app.sql('select author_id, text from comment where id = ?', [comment.id]);
    expect(left).toEqual([{ author_id: null, text: '남는 댓글' }]);
    const reader = await app.as(await buildMember(app.em()));
    const { body } = await reader.rest('get', `/studies/comments/${other.id}`);
    expect(body).toMatchObject([{ name: null, comment: '남는 댓글', imageUrl: null }]);
  });

  it('ends all sessions of the member and frees the login id', async () => {
    const elsewhere = await app.as(leaver);
    await leave();
    for (const each of [client, elsewhere])
      expectProblem(await each.rest('get', '/members/profile'), 'UNAUTHENTICATED');
    const login = await app.visitor().rest('post', '/auth/login', { loginId: leaver.loginId, password: PASSWORD });
    expectProblem(login, 'LOGIN_FAILED');
    expect(await app.sql(`select 1 from session where sess ->> 'memberId' = ?`, [String(leaver.id)])).toEqual([]);
    const input = { ...newSignUp(), loginId: leaver.loginId, email: leaver.email };
    expect(await graphqlOutcome(app.visitor(), GQL.signUp, { input: asInput(input) })).toBe('OK');
  });

  async function uploadPicture(): Promise<string> {
    const create = { width: 20, height: 20, channels: 3, background: 'teal' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const { nickName, university, email } = leaver;
    const uploaded = await client.upload('/members/profile', { nickName, university, email }, { bytes });
    return (uploaded.body as { imageUrl: string }).imageUrl;
  }

  it('keeps the picture if the commit fails', async () => {
    const imageUrl = await uploadPicture();
    await whileCommitsFail(app, 'member', async () => {
      expect(await graphqlOutcome(client, GQL.withdraw, { password: PASSWORD })).toBe('UNAVAILABLE');
    });
    expect(existsSync(join(app.dataDir, imageUrl))).toBe(true);
    client = await app.as(leaver);
    expect((await client.rest('get', '/members/image')).body).toEqual({ imageUrl });
    await leave();
  });

  it('removes the picture', async () => {
    const imageUrl = await uploadPicture();
    expect(existsSync(join(app.dataDir, imageUrl))).toBe(true);
    await leave();
    expect(readdirSync(join(app.dataDir, 'pictures'))).toEqual([]);
    expect((await app.visitor().agent.get(imageUrl)).status).toBe(404);
  });

  it("notifies the related members of the member's notices about their deletion", async () => {
    const [applicant, fan] = [await buildMember(app.em()), await buildMember(app.em())];
    const notice = await buildProject(app.em(), { owner: leaver });
    await buildApplication(app.em(), { notice, applicant });
    await (await app.as(fan)).data(GQL.favourite, { id: notice.id });
    await leave();
    const expected = [{ kind: 'NOTICE_DELETED', actor_id: null, title: notice.title }];
    expect([await notifications(applicant), await notifications(fan)]).toEqual([expected, expected]);
  });

  it('notifies the owners of the other notices about the cancelled applications', async () => {
    const owner = await buildMember(app.em());
    const { PENDING, APPROVED, REJECTED } = ApplicationStatus;
    const titles = [];
    for (const status of [PENDING, APPROVED, REJECTED]) {
      const notice = await buildStudy(app.em(), { owner, title: status });
      await buildApplication(app.em(), { notice, applicant: leaver, status });
      if (status !== REJECTED) titles.push(notice.title);
    }
    await leave();
    const expected = titles.map((title) => ({ kind: 'APPLICATION_CANCELLED', actor_id: null, title }));
    expect(await notifications(owner)).toEqual(expected);
  });
});

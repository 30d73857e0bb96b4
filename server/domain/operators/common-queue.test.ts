import { buildCase, buildMember, buildProject, buildStudy, makeOperator } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { logInModerator, readEntries } from '../../test-kit/clients/moderation';
import type { ModerationCase } from '../moderation/moderation.entity';
import { logInOperator } from './operator.testing';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const QUEUE = `query ($state: CaseState!) {
  administration {
    openCount
    cases(state: $state, first: 100) { nodes { id noticeTitle school { name } viewerRulings openedAt } }
  }
}`;

interface Queue {
  administration: {
    openCount: number;
    cases: { nodes: { id: string; viewerRulings: string[]; school: { name: string } }[] };
  };
}

const readQueue = async (client: TestClient, state = 'OPEN') =>
  (await client.data<Queue>(QUEUE, { state })).administration.cases.nodes;

const idsIn = async (client: TestClient, state = 'OPEN') =>
  (await readQueue(client, state)).map(({ id }) => Number(id));

/** Lets an open case wait for some hours. */
const letWait = ({ id }: ModerationCase, hours: number) =>
  app.sql(`update moderation_case set opened_at = clock_now() - ? * interval '1 hour' where id = ?`, [hours, id]);

describe('[OP1] the common queue', () => {
  it('has the cases of all schools that no moderator has decided within 72 hours', async () => {
    const operator = await logInOperator(app);
    const { case: early } = await buildCase(app.em(), { target: await buildStudy(app.em()) });
    const { case: late } = await buildCase(app.em(), {
      target: await buildProject(app.em(), { title: '오래된 공고' }),
    });
    await letWait(early, 71.9);
    await letWait(late, 72);
    expect(await idsIn(operator)).toEqual([late.id]);
    expect((await readQueue(operator))[0]).toMatchObject({
      noticeTitle: '오래된 공고',
      school: { name: '한빛대학교' },
      viewerRulings: ['HIDE', 'RESTORE', 'SUSPEND'],
    });
    for (const decision of [GQL.hide, GQL.restore, GQL.suspend]) {
      expect(await operator.code(decision, { id: early.id })).toBe('NOT_FOUND');
    }
    expect(await operator.code(GQL.hide, { id: late.id })).toBeUndefined();
  });

  it('is decided by operators with the actions of a moderator, which are logged', async () => {
    const member = await makeOperator(app.em(), await buildMember(app.em(), { university: '두빛대학교' }));
    const operator = await app.as(member);
    const { case: opened } = await buildCase(app.em());
    await letWait(opened, 80);
    await operator.data(GQL.suspend, { id: opened.id, days: 7 });
    expect(await readEntries(app, opened.id)).toEqual([
      expect.objectContaining({ action: 'SUSPEND', moderator_id: member.id }),
    ]);
    expect(await idsIn(operator)).not.toContain(opened.id);
  });

  it('keeps the decided cases of an operator, who can correct them, but nobody else', async () => {
    const [operator, other] = [await logInOperator(app), await logInOperator(app)];
    const { case: opened } = await buildCase(app.em());
    await letWait(opened, 80);
    await operator.data(GQL.hide, { id: opened.id });
    expect(await idsIn(operator, 'DECIDED')).toEqual([opened.id]);
    expect(await idsIn(other, 'DECIDED')).toEqual([]);
    expect(await other.code(GQL.restore, { id: opened.id })).toBe('NOT_FOUND');
    expect(await operator.code(GQL.restore, { id: opened.id })).toBeUndefined();
    expect(await (await logInModerator(app)).code(GQL.hide, { id: opened.id })).toBeUndefined();
  });

  it('loses a case that a moderator decides', async () => {
    const operator = await logInOperator(app);
    const { case: opened } = await buildCase(app.em());
    await letWait(opened, 80);
    await (await logInModerator(app)).data(GQL.restore, { id: opened.id });
    expect(await idsIn(operator)).not.toContain(opened.id);
    expect(await operator.code(GQL.hide, { id: opened.id })).toBe('NOT_FOUND');
  });

  it('has a reopened case only 72 hours after it was opened again', async () => {
    const operator = await logInOperator(app);
    const author = await buildMember(app.em());
    const { case: opened } = await buildCase(app.em(), { target: await buildStudy(app.em(), { owner: author }) });
    await letWait(opened, 200);
    await (await logInModerator(app)).data(GQL.hide, { id: opened.id });
    await (await app.as(author)).data(GQL.appeal, { id: opened.id });
    expect(await idsIn(operator)).not.toContain(opened.id);
    await letWait(opened, 73);
    // A further report leaves the time of an open case.
    const input = { target: 'NOTICE', targetId: opened.notice?.id, reason: 'SPAM' };
    await app.sql('update notice set hidden = false where id = ?', [opened.notice?.id]);
    await (await app.as(await buildMember(app.em()))).data(GQL.report, { input });
    expect(await idsIn(operator)).toContain(opened.id);
  });

  it('leaves out the school that the operator moderates, whose cases are at /moderation', async () => {
    const member = await buildMember(app.em());
    const operator = await app.as(await makeOperator(app.em(), member));
    const { case: opened } = await buildCase(app.em());
    await letWait(opened, 80);
    expect(await idsIn(operator)).toContain(opened.id);
    await app.sql('update member set moderator = true where id = ?', [member.id]);
    expect(await idsIn(operator)).not.toContain(opened.id);
    expect(await operator.code(GQL.hide, { id: opened.id })).toBeUndefined();
  });

  it('lets no operator decide about themselves', async () => {
    const member = await makeOperator(app.em(), await buildMember(app.em()));
    const operator = await app.as(member);
    const { case: opened } = await buildCase(app.em(), { target: member });
    await letWait(opened, 80);
    expect((await readQueue(operator)).find(({ id }) => id === String(opened.id))?.viewerRulings).toEqual([]);
    expect(await operator.code(GQL.restore, { id: opened.id })).toBe('FORBIDDEN');
    expect(await (await logInOperator(app)).code(GQL.restore, { id: opened.id })).toBeUndefined();
  });
});

import { runJob } from '../../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { logInModerator, readCase, readEntries } from '../../../test-kit/clients/moderation';
import { startClock } from '../../../test-kit/database/clock';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildComment, buildMember, buildStudy, buildVerified } from '../../../test-kit/factories/factories';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(() => setHour(0));

afterAll(() => app.close());

/** Hours of a week, after which undecided content is shown again. */
const WEEK = 7 * 24;

/** Starts the database's clock some hours from now. */
const setHour = (hours: number) => startClock(app, new Date(Date.now() + hours * 60 * 60 * 1000).toISOString());

/** Reports a target by three people, which hides it. Returns the id of its case. */
async function hideByReports(target: string, targetId: number): Promise<number> {
  for (let count = 0; count < 3; count += 1) {
    const client = await app.as(await buildVerified(app.em()));
    await client.data(GQL.report, { input: { target, targetId, reason: 'SPAM' } });
  }
  return (await readCase(app, `${target.toLowerCase()}_id`, targetId)).id;
}

const isHidden = async (target: string, id: number) =>
  (await app.sql<{ hidden: boolean }>(`select hidden from ${target.toLowerCase()} where id = ?`, [id]))[0]?.hidden;

const actionsOf = async (caseId: number) => (await readEntries(app, caseId)).map(({ action }) => action);

describe('[OP5] content that reports hid', () => {
  it.each(['NOTICE', 'COMMENT', 'MEMBER'])('is shown again after a week without a ruling: %s', async (target) => {
    const author = await buildMember(app.em());
    const notice = await buildStudy(app.em(), { owner: author });
    const comment = await buildComment(app.em(), { author });
    const id = { NOTICE: notice.id, COMMENT: comment.id, MEMBER: author.id }[target] ?? 0;
    const caseId = await hideByReports(target, id);
    await setHour(WEEK - 1);
    await runJob(app, 'restoreUndecided');
    expect(await isHidden(target, id)).toBe(true);
    await setHour(WEEK);
    for (let run = 0; run < 2; run += 1) await runJob(app, 'restoreUndecided');
    expect(await isHidden(target, id)).toBe(false);
    expect(await readEntries(app, caseId)).toEqual([
      { action: 'HIDE', moderator_id: null, reason: null },
      { action: 'RESTORE', moderator_id: null, reason: null },
    ]);
    await expectCorrectCounters(app);
    const { viewer } = await (
      await app.as(author)
    ).data<{ viewer: { notifications: { nodes: { kind: string }[] } } }>(
      '{ viewer { notifications { nodes { kind } } } }',
    );
    expect(viewer.notifications.nodes.map(({ kind }) => kind)).toEqual(['CONTENT_RESTORED', 'CONTENT_HIDDEN']);
  });

  it('is not hidden again by further reports, and its case stays open for a ruling', async () => {
    const notice = await buildStudy(app.em());
    const caseId = await hideByReports('NOTICE', notice.id);
    await setHour(WEEK);
    await runJob(app, 'restoreUndecided');
    await hideByReports('NOTICE', notice.id);
    expect(await isHidden('NOTICE', notice.id)).toBe(false);
    expect(await readCase(app, 'notice_id', notice.id)).toMatchObject({ open: true, reports: 6 });
    await (await logInModerator(app)).data(GQL.hide, { id: caseId });
    expect(await actionsOf(caseId)).toEqual(['HIDE', 'RESTORE', 'HIDE']);
  });

  it('stays hidden if a moderator decided so, and also after an appeal', async () => {
    const author = await buildMember(app.em());
    const notice = await buildStudy(app.em(), { owner: author });
    const caseId = await hideByReports('NOTICE', notice.id);
    await (await logInModerator(app)).data(GQL.hide, { id: caseId });
    await setHour(WEEK);
    await runJob(app, 'restoreUndecided');
    await (await app.as(author)).data(GQL.appeal, { id: caseId });
    await setHour(3 * WEEK);
    await runJob(app, 'restoreUndecided');
    expect(await isHidden('NOTICE', notice.id)).toBe(true);
    expect(await actionsOf(caseId)).toEqual(['HIDE', 'HIDE']);
  });
});

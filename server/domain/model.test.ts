import fc from 'fast-check';
import type { TestClient } from '../test/client';
import { expectTrueCounters } from '../test/counters';
import { buildMember } from '../test/factories';
import { forgetMoves } from '../test/forms';
import { startTestApp, type TestApp } from '../test/harness';
import { Model, type ModelMember } from '../test/model';
import { Made, memberOf, type Operation, operationOf, pick, SCHOOLS, type Step, steps } from '../test/model-operations';

/** A fixed seed makes the same operations in every run; MODEL_SEED selects others. */
const SEED = Number(process.env.MODEL_SEED ?? 20_261_121);

let app: TestApp;
const clients = new Map<number, TestClient>();

beforeAll(async () => {
  app = await startTestApp();
  for (let number = 0; number < 5; number += 1) {
    const member = await buildMember(app.em());
    clients.set(member.id, await app.as(member));
  }
});

afterAll(() => app.close());

/** Empties the service, and puts all members but the last into one school. */
async function startOver(): Promise<Made> {
  await app.sql('truncate notice, notice_block, notice_superblock cascade');
  const ids = [...clients.keys()];
  const members = ids.map((id, index) => ({ id, school: index === ids.length - 1 ? SCHOOLS[1] : SCHOOLS[0] }));
  for (const { id, school } of members)
    await app.sql('update member set university = ?, school_key = ? where id = ?', [school, school, id]);
  return new Made(new Model(members));
}

/** The result of an operation: OK or a code, and the id of what it created. */
interface Result {
  code: string;
  id: number;
}

async function perform(
  transport: Step['transport'],
  member: ModelMember,
  { rest, graphql }: Operation,
): Promise<Result> {
  const client = clients.get(member.id) as TestClient;
  if (transport === 'GraphQL') {
    const { data, errors } = await client.graphql<{ done: { created?: { id: string } } | null }>(
      `mutation { done: ${graphql} }`,
    );
    return { code: errors?.[0]?.extensions.code ?? 'OK', id: Number(data?.done?.created?.id) };
  }
  const { status, body } = await client.rest(...rest);
  const answer = body as { code: string } & Record<'applicationId' | 'projectId' | 'studyId' | 'id', number>;
  const id = answer.applicationId ?? answer.projectId ?? answer.studyId ?? answer.id;
  return { code: status < 300 ? 'OK' : answer.code, id };
}

const byAll = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function expectModelIsDatabase({
  notices,
  applications,
  comments,
  favourites,
  notifications,
}: Model): Promise<void> {
  const rows = (columns: string): Promise<object[]> => app.sql<object>(`select ${columns}`);
  const plain = notices.map(({ content, school: school_key, owner, kind, ...rest }) => {
    const roles = kind === 'PROJECT' ? [content.FRONTEND, content.BACKEND] : [null, null];
    return { ...rest, kind, school_key, owner, recruit_number: content.recruitNumber, front: roles[0], back: roles[1] };
  });
  const stored = {
    notices: await rows(`id, recruiting, kind, school_key, owner_id as owner, recruit_number, frontend_number as front,
      backend_number as back from notice`),
    applications: await rows('id, notice_id as notice, applicant_id as applicant, role, status from application'),
    comments: await rows('id, notice_id as notice, author_id as author from comment'),
    favourites: await rows('notice_id as notice, member_id as member from favourite'),
    notifications: await rows(
      'recipient_id as recipient, kind, notice_id as notice, actor_id as actor, times from notification',
    ),
  };
  const modelled = { notices: plain, applications, comments, favourites, notifications };
  for (const name of ['notices', 'applications', 'comments', 'favourites', 'notifications'] as const) {
    const ordered = (list: object[]): object[] => list.map(inOrder).sort(byAll);
    expect({ [name]: ordered(stored[name]) }).toEqual({ [name]: ordered(modelled[name]) });
  }
}

/** Sorts the members of a row, so that rows can be compared as text. */
function inOrder(row: object): object {
  return Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The outcomes that the sequences must reach, because otherwise they would not test the rules. */
const EVERY_OUTCOME = `apply OK, apply OWN_NOTICE, apply ALREADY_APPLIED, apply RECRUITMENT_CLOSED, apply ROLE_NOT_WANTED,
  decide OK, decide ALREADY_DECIDED, decide ROLE_FULL, decide NOTICE_FULL, decide FORBIDDEN, decide NOT_FOUND, cancel OK,
  cancel NOT_FOUND, cancel ALREADY_DECIDED, edit OK, edit FORBIDDEN, edit VALIDATION_FAILED, close OK,
  close ALREADY_CLOSED, delete OK, delete FORBIDDEN, like NOT_FOUND, comment OK, comment NOT_FOUND, uncomment OK,
  uncomment FORBIDDEN, uncomment NOT_FOUND`;

it('[R11] after any sequence of operations, the database has the rows that rules.md determines', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 80, maxLength: 160, size: 'max' }), async (sequence) => {
      const made = await startOver();
      for (const step of sequence) {
        const member = memberOf(made, step);
        const operation = operationOf(made, step, member);
        if (!operation) continue;
        if (step.act === 'move') await forgetMoves(app);
        const { code, id } = await perform(step.transport, member, operation);
        expect({ ...step, code }).toEqual({ ...step, code: operation.refusal ?? 'OK' });
        if (!operation.refusal) operation.carryOut(id);
        seen.add(`${step.act} ${code}`);
      }
      await expectModelIsDatabase(made.model);
      await expectTrueCounters(app);
    }),
    { seed: SEED, numRuns: 15, endOnFailure: true },
  );
  expect(EVERY_OUTCOME.split(/\s*,\s*/).filter((outcome) => !seen.has(outcome))).toEqual([]);
}, 120_000);

it('[R11] after any concurrent operations, the counters are correct and no seat is taken twice', async () => {
  let overloads = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(steps, { minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 12, size: 'max' }),
      async (waves) => {
        const made = await startOver();
        for (const wave of waves) {
          const sent = wave.map(async (step) => {
            const member = memberOf(made, step);
            const operation = operationOf(made, step, member);
            if (!operation) return;
            const target = made.notices.length > 0 ? pick(made.notices, step.target) : undefined;
            const { code, id } = await perform(step.transport, member, operation);
            // A busy machine may make the server refuse one request; a deadlock would make it refuse more.
            if (code === 'UNAVAILABLE') overloads += 1;
            expect(overloads).toBeLessThan(2);
            // The model only records what was created, so that later waves can refer to it.
            if (code === 'OK') record(made, step, member, id, target);
          });
          await Promise.all(sent);
          await expectTrueCounters(app);
        }
        expect(await app.sql(OVERFULL)).toEqual([]);
      },
    ),
    { seed: SEED, numRuns: 8, endOnFailure: true },
  );
}, 120_000);

/** Selects notices with more approved applications than seats. */
const OVERFULL = `select n.id from notice n where n.recruit_number
    < (select count(*) from application a where a.notice_id = n.id and a.status = 'APPROVED')
  or (n.frontend_number + n.backend_number > 0 and (n.frontend_number
    < (select count(*) from application a where a.notice_id = n.id and a.status = 'APPROVED' and a.role = 'FRONTEND')
  or n.backend_number
    < (select count(*) from application a where a.notice_id = n.id and a.status = 'APPROVED' and a.role = 'BACKEND')))`;

function record(made: Made, step: Step, member: ModelMember, id: number, target?: Made['notices'][number]): void {
  if (step.act === 'create') made.notices.push({ id, kind: step.kind });
  if (step.act === 'comment') made.comments.push(id);
  if (step.act !== 'apply' || !target) return;
  const role = target.kind === 'PROJECT' ? step.role : null;
  made.applications.push({ id, notice: target.id, applicant: member.id, role, status: 'PENDING' });
}

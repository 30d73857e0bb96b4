import { createSchema } from '../../../server/gateway/graphql/schema';
import { createPubsub } from '../../../server/platform/shared-state/pubsub';
import { clearAudit, readAudit, startAudit } from '../../../server/test-kit/database/write-audit';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember } from '../../../server/test-kit/factories/factories';
import { ACTORS, type Denials } from '../../../server/test-kit/races/denials';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { readMutationNames, suspensionChecks } from '../../../server/test-kit/catalogue/mutations';
import type { Outcome } from '../../../server/test-kit/clients/outcomes';
import { statementsOf } from '../../../server/test-kit/database/sent-statements';
import { buildWriteData, peopleOf, type WriteData } from '../../../server/test-kit/races/write-data';
import { EVERY_WRITE, NOT_TESTED, DENIALS_BY_WRITE } from '../../../server/test-kit/races/writes';

let app: TestApp;
let stranger: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  stranger = await app.as(await buildMember(app.em(), { university: '두빛대학교' }));
  await startAudit(app);
});

afterAll(() => app.close());

const SUSPENSION_CHECKS = suspensionChecks(createSchema(createPubsub()));

const mutationOf = (write: string): string => write.split(' ')[0] ?? '';

it('covers every mutation', async () => {
  const known = [...EVERY_WRITE.map(([name]) => mutationOf(name)), ...Object.keys(NOT_TESTED)];
  expect(new Set(known)).toEqual(new Set(await readMutationNames(app)));
  expect(Object.keys(DENIALS_BY_WRITE).toSorted()).toEqual(EVERY_WRITE.map(([name]) => name).toSorted());
  expect(Object.values(DENIALS_BY_WRITE)).not.toContain(undefined);
});

/** Sends the write as every actor who must be denied. Returns the outcomes. */
async function tryEverybody(testData: WriteData, write: () => Promise<Outcome>, denials: Denials): Promise<Denials> {
  const people = peopleOf(testData);
  const own = Object.entries(people).map(([name, { client }]) => [name, sessionOf(client)] as const);
  const sessions: Record<string, TestClient> = { visitor: app.visitor(), stranger, ...Object.fromEntries(own) };
  const setSession = (name: string): void => {
    for (const [each, { client }] of Object.entries(people)) client.takeSessionOf(sessions[name || each] as TestClient);
  };
  const outcomes: Denials = {};
  for (const actor of ACTORS.filter((each) => denials[each] !== undefined)) {
    setSession(actor);
    outcomes[actor] = await write();
  }
  setSession('');
  return outcomes;
}

/**
 * Returns a client in the current session of another client. It keeps this session if the other one
 * changes.
 */
function sessionOf(client: TestClient): TestClient {
  const session = app.visitor();
  session.takeSessionOf(client);
  return session;
}

/** Statement of the write guard, for writes that do not check the suspension themselves. */
const ASKS_FOR_SUSPENSION = /^with "result" as \(select case when coalesce\("m"\."suspended_until"/;

it.each(EVERY_WRITE)(
  '[B1 B21] %s is denied to other and suspended members without writing anything',
  async (name, start) => {
    const denials = DENIALS_BY_WRITE[name] ?? {};
    const testData = await buildWriteData(app);
    const write = await start(testData, app);
    await clearAudit(app);
    const outcomes = await tryEverybody(testData, write, denials);
    expect({ ...denials, ...outcomes }).toEqual(denials);
    expect(await readAudit(app)).toEqual({});
    for (const { member } of Object.values(peopleOf(testData)))
      await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [member.id]);
    await clearAudit(app);
    const check = SUSPENSION_CHECKS.get(mutationOf(name));
    const isAllowed = check === 'none';
    const sent = await statementsOf(async () => expect(await write()).toBe(isAllowed ? 'OK' : 'SUSPENDED'));
    expect(ASKS_FOR_SUSPENSION.test(sent[0] ?? '')).toBe(check === undefined);
    expect(Object.values(await readAudit(app))).toHaveLength(isAllowed ? 1 : 0);
  },
);

import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { modules } from '../../../modules';
import { createPseudonyms } from '../../../platform/security/pseudonyms';
import type { TestClient } from '../../../test-kit/clients/client';
import { useSuspensions } from '../../../test-kit/app/suspension-fixture';
import type { TestApp } from '../../../test-kit/app/test-app';
import { runJob } from '../../../test-kit/app/jobs';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { signUpStudent, verifyByMail } from '../../../test-kit/clients/school-mails';

const fixture = useSuspensions();
const { smtp, nextName, buildStudent, buildCommentOf, suspend, withdraw, buildSuspendedWithdrawn } = fixture;
const { keptOf, expectSuspended, expectFree } = fixture;

let app: TestApp;
let moderator: TestClient;

beforeAll(() => {
  ({ app, moderator } = fixture);
});

describe('[B51] the stored suspension', () => {
  it('is deleted when a moderator restores the case before the withdrawal', async () => {
    const student = await buildStudent();
    const caseId = await suspend(student);
    await moderator.data(GQL.restore, { id: caseId });
    expect(await keptOf(caseId)).toEqual([]);
    await withdraw(student);
    await expectFree(await signUpStudent(app, student.name, { email: student.email }));
  });

  it('is deleted when a moderator restores a comment of a withdrawn member', async () => {
    const student = await buildStudent();
    const caseId = await suspend(student, 7, { target: await buildCommentOf(student) });
    await withdraw(student);
    expect(await keptOf(caseId)).toHaveLength(2);
    await moderator.data(GQL.restore, { id: caseId });
    await expectFree(await signUpStudent(app, student.name, { email: student.email }));
  });

  it('is deleted for the person when a moderator restores the case of the next account', async () => {
    const { email, schoolEmail, until, caseId } = await buildSuspendedWithdrawn();
    const second = await signUpStudent(app, nextName(), { email });
    const id = await expectSuspended(second, until);
    await moderator.data(GQL.restore, { id });
    expect(await keptOf(caseId)).toEqual([]);
    await expectFree(second);
    await verifyByMail(app, smtp, second, schoolEmail);
    await expectFree(second);
    await withdraw({ client: second });
    await expectFree(await signUpStudent(app, nextName(), { email }));
  });

  it('concerns nobody after its end and is deleted', async () => {
    const [ended, other] = [await buildSuspendedWithdrawn(), await buildSuspendedWithdrawn()];
    await app.sql(
      `update kept_suspension set ends_at = now()
       where entry_id in (select id from moderation_entry where case_id = ?)`,
      [ended.caseId],
    );
    await expectFree(await signUpStudent(app, nextName(), { email: ended.email }));
    await runJob(app, 'removeEndedSuspensions');
    expect(await keptOf(ended.caseId)).toEqual([]);
    expect(await keptOf(other.caseId)).toHaveLength(2);
  });

  it('causes a warning at the start if it was stored under another secret', async () => {
    await buildSuspendedWithdrawn();
    const log = async (pseudonyms: TestApp['server']['services']['pseudonyms']): Promise<string> => {
      const stream = new PassThrough();
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const services = { ...app.server.services, pseudonyms, logger: pino({}, stream) };
      for (const check of modules.startChecks) await check(services);
      return text;
    };
    expect(await log(app.server.services.pseudonyms)).toBe('');
    expect(await log(createPseudonyms('another secret, of 32 characters'))).toContain('PERSON_SECRET');
  });
});

import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import { SECRET } from '../../../server/test-kit/app/secret';
import { makeJobsDue } from '../../../server/test-kit/database/make-jobs-due';
import { TestSmtp } from '../../../server/test-kit/servers/smtp';
import { until } from '../../../server/test-kit/processes/until';
import { AlertRecorder } from '../support/alert-recorder';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(120_000);

const WRITERS = 8;
const WAIT_MS = 30_000;

describeWith('promtool')('[F30] without the mail server', () => {
  const smtp = new TestSmtp();
  let service: TestService;
  let recorder: AlertRecorder;

  beforeAll(async () => {
    await smtp.start();
    // From here on its port refuses connections.
    await smtp.stop();
    const port = await findFreePort();
    const env = { SMTP_URL: smtp.url, METRICS_PORT: String(port), SESSION_SECRET: SECRET };
    service = await startTestService({ writers: WRITERS, env });
    recorder = new AlertRecorder(port);
  });

  afterAll(async () => {
    await service.remove();
    await smtp.stop();
  });

  /** Links that confirm the addresses of the sign-ups, by recipient. */
  const linksTo = (): string[] =>
    smtp.mails.filter(({ text }) => text?.includes('/confirm-email#')).map(({ to }) => to?.[0]?.address ?? '');

  it('every write is done, an alert fires, and each mail arrives once the server is back', async () => {
    const { load, postgres } = service;
    load.start();
    await load.untilAcknowledged(100);
    await postgres.sql(`update graphile_worker._private_jobs set created_at = created_at - interval '20 minutes'`);
    await recorder.record(8);
    expect(recorder.firing()).toContain('HanteamMailsWait page');
    await load.stop();
    expect(load.observed.filter(({ done }) => !done)).toEqual([]);
    await smtp.start();
    // The writers sign further members up.
    const [members] = await postgres.sql<{ count: number }>('select count(*)::int as count from member');
    await until(async () => {
      await makeJobsDue(postgres);
      return new Set(linksTo()).size === members?.count;
    }, WAIT_MS);
    expect(linksTo()).toHaveLength(members?.count ?? 0);
    await service.expectIntegrity();
  });
});

import { signUpAt } from '../../../server/test-kit/clients/client';
import { rmSync } from 'node:fs';
import { findFreePort } from '../../../server/embedded-postgres/postmaster';
import type { HttpClient } from '../../../server/test-kit/clients/http-client';
import { SECRET } from '../../../server/test-kit/app/secret';
import { makeJobsDue } from '../../../server/test-kit/database/make-jobs-due';
import { builtCommand, runNode } from '../../../server/test-kit/processes/commands';
import { TestSmtp } from '../../../server/test-kit/servers/smtp';
import { makeTempFolder } from '../../../server/test-kit/processes/temp-folder';
import { until } from '../../../server/test-kit/processes/until';
import { AlertRecorder } from '../support/alert-recorder';
import { findJobs, verifyMailbox } from '../support/jobs';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

jest.setTimeout(120_000);

const JOB = 'emailChangedMail';
const MAILS = 14;
const WAIT_MS = 30_000;

/** The statement of docs/operations/incidents/processes.md that tries failed jobs again. */
const RETRY = `select graphile_worker.reschedule_jobs(
  array(select id from graphile_worker.jobs where attempts >= max_attempts), attempts => 0)`;

describeWith('promtool')('[O39] the alerts about jobs fire', () => {
  const smtp = new TestSmtp();
  let service: TestService;
  let member: HttpClient;
  let recorder: AlertRecorder;
  let emails = 0;

  beforeAll(async () => {
    await smtp.start();
    const port = await findFreePort();
    const env = { SMTP_URL: smtp.url, METRICS_PORT: String(port), SESSION_SECRET: SECRET };
    service = await startTestService({ writers: 0, env });
    member = await signUpAt(service.server.url, 'member');
    recorder = new AlertRecorder(port);
    await queueMail();
    // The sign-up has mailed a link.
    await smtp.untilReceived(2);
    await recorder.record(8);
    expect(recorder.firing()).toEqual([]);
  });

  afterAll(async () => {
    member.close();
    await service.remove();
    await smtp.stop();
  });

  /** Changes the address, which queues a mail to the previous one. */
  async function queueMail(): Promise<void> {
    emails += 1;
    const profile = { nickName: '민지', university: '한빛대학교', email: `address-${emails}@example.com` };
    await verifyMailbox(service.postgres, profile.email);
    await member.mustSend('post', '/api/members/profile', profile);
  }

  /** Makes the next attempt of each waiting job its last one, and due. */
  async function failLastAttempts(): Promise<void> {
    await service.postgres.sql(`update graphile_worker._private_jobs set attempts = max_attempts - 1
      where locked_at is null and attempts < max_attempts`);
    await makeJobsDue(service.postgres);
  }

  it('when the mail server refuses mails: they wait, then they have failed', async () => {
    smtp.behaviour = 'refuse';
    for (let mail = 0; mail < MAILS; mail += 1) await queueMail();
    await until(async () => (await findJobs(service.postgres, JOB)).every(({ error }) => error !== null), WAIT_MS);
    await service.postgres.sql(
      `update graphile_worker._private_jobs set created_at = created_at - interval '20 minutes'`,
    );
    await service.postgres.sql(`update mail set created_at = created_at - interval '20 minutes' where sent_at is null`);
    await recorder.record(8);
    expect(recorder.firing()).toEqual(['HanteamMailsWait page']);
    await until(async () => {
      await failLastAttempts();
      return (await findJobs(service.postgres, JOB)).length === 0;
    }, WAIT_MS);
    await recorder.record(24);
    expect(recorder.firing()).toContain('HanteamJobsFailed ticket');
    expect(recorder.firing()).not.toContain('HanteamMailsWait page');
  });

  it('when the mails are sent after twenty minutes, and the others end', async () => {
    smtp.behaviour = 'accept';
    await service.postgres.sql(RETRY);
    await makeJobsDue(service.postgres);
    await smtp.untilReceived(2 + MAILS, WAIT_MS);
    await recorder.record(8);
    expect(recorder.firing()).toContain('HanteamMailsLate page');
    expect(recorder.firing()).not.toContain('HanteamJobsFailed ticket');
  });

  it('when no instance has the code of a job, as after a rollback', async () => {
    await service.postgres.sql(`select graphile_worker.add_job('jobOfNewerRelease')`);
    await service.postgres.sql(
      `update graphile_worker._private_jobs set created_at = created_at - interval '11 minutes'`,
    );
    await recorder.record(24);
    expect(recorder.firing()).toContain('HanteamJobsWait ticket');
    await service.postgres.sql(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  });

  it('when mails about notifications wait for hours', async () => {
    await service.postgres.sql(
      `select graphile_worker.add_job('notificationMail', run_at => now() + interval '1 hour')`,
    );
    await service.postgres.sql(`update graphile_worker._private_jobs set created_at = created_at - interval '3 hours'`);
    await recorder.record(8);
    expect(recorder.firing()).toContain('HanteamNotificationMailsWait ticket');
    expect(recorder.firing()).not.toContain('HanteamMailsWait page');
  });

  it('when there is no backup, and end after one', async () => {
    await recorder.record(20);
    expect(recorder.firing()).toContain('HanteamBackupOld ticket');
    const folder = makeTempFolder('backups');
    const env = { DATABASE_URL: service.postgres.url, DATA_DIR: service.server.dataDir };
    expect(await runNode(builtCommand('backup', folder), env)).toMatchObject({ code: 0 });
    await recorder.record(4);
    expect(recorder.firing()).not.toContain('HanteamBackupOld ticket');
    await service.postgres.sql(`update latest_backup set created_at = created_at - interval '27 hours'`);
    await recorder.record(44);
    expect(recorder.firing()).toContain('HanteamBackupOld ticket');
    rmSync(folder, { recursive: true });
  });
});

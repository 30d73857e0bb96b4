import type { TestDatabase } from '../../server/test-kit/database/databases';
import { HttpClient } from '../../server/test-kit/clients/http-client';
import type { Ledger } from '../../server/test-kit/load/ledger';
import { type Action, Load, type Worker } from '../../server/test-kit/load/load';
import { ListReader, makeTeams, signUpWriters, Writer } from '../../server/test-kit/load/workers';
import { signUpAt } from '../../server/test-kit/clients/client';

const WRITERS = 8;
const TEAMS = 2;

/** Leaves CPU time to Patroni, whose primary loses its role on a busy machine. */
const PAUSE_MS = 100;

/** The direct writers have no study at first. */
const NO_STUDY = 0;

/** Active members during a failover. */
export interface Crowd {
  /**
   * Writers through the proxy, and one writer directly at each instance, so that the recovery of
   * each instance is seen.
   */
  writes: readonly Load[];
  /** Readers of lists and of the client's page, through the proxy. */
  reads: Load;
}

/** Signs the members up without starting their loads. */
export async function gatherCrowd(
  proxy: { url: string },
  instances: readonly { url: string }[],
  { database, ledger }: { database: TestDatabase; ledger: Ledger },
): Promise<Crowd> {
  const writers = await signUpWriters(proxy.url, WRITERS, ledger);
  const direct: Writer[] = [];
  for (const [index, instance] of instances.entries()) {
    const loginId = `direct-${index}`;
    direct.push(new Writer(loginId, await signUpAt(instance.url, loginId), ledger, NO_STUDY));
  }
  const [writer] = writers as [Writer];
  // New members may write little on their first day (rules/limits.md).
  await database.sql(`update member set created_at = now() - interval '7 days'`);
  const teams = await makeTeams(writers, TEAMS, ledger);
  const toLoad = (workers: Worker[]): Load => new Load(workers, { pauseMs: PAUSE_MS });
  // With only the session cookie, without the cookie of a recent write, reads go to the replicas.
  const reader = (): HttpClient => new HttpClient(proxy.url, writer.client.sessionCookie);
  return {
    writes: [toLoad([...writers, ...teams]), ...direct.map((each) => toLoad([each]))],
    reads: toLoad([
      new ListReader(reader(), 'GraphQL'),
      new ListReader(reader(), 'REST'),
      new PageReader(new HttpClient(proxy.url)),
    ]),
  };
}

/** A visitor who opens the client's page repeatedly. */
class PageReader implements Worker {
  constructor(private readonly client: HttpClient) {}

  next(): Action {
    return { name: 'page', send: () => this.client.send('get', '/') };
  }

  close(): void {
    this.client.close();
  }
}

import type { TestClient } from '../clients/client';
import { expectCorrectCounters } from '../database/counters';
import { buildMember } from '../factories/factories';
import { forgetMoves } from '../clients/forms';
import { startTestApp, type TestApp } from '../app/test-app';
import { runJob } from '../app/jobs';
import { Model } from './model';
import { setDay } from './clock';
import { type Created, type Operation, operationOf } from './operations';
import { expectModelIsDatabase } from './rows';
import { CreatedObjects, memberOf, SCHOOLS, type Step } from './steps';

/** Number of members in a lane. All but the last belong to one school. */
const MEMBERS = 5;

/** Outcome of an operation. */
export interface Result {
  /** `OK` or the error code. */
  code: string;
  created: Created;
}

/** Created objects in a response. */
interface Payload {
  project?: { id: string };
  study?: { id: string };
  application?: { id: string };
  comment?: { id: string };
  url?: string;
  team?: { invitations?: { id: string }[] };
}

/**
 * Two instances of the service on one database. A lane runs one sequence of operations at a time.
 */
export class Lane {
  private constructor(
    readonly instances: readonly [TestApp, TestApp],
    private readonly clients: ReadonlyMap<number, readonly [TestClient, TestClient]>,
  ) {}

  static async start(): Promise<Lane> {
    const app = await startTestApp();
    const beside = await startTestApp({}, app);
    const clients = new Map<number, [TestClient, TestClient]>();
    for (let number = 0; number < MEMBERS; number += 1) {
      const member = await buildMember(app.em());
      clients.set(member.id, [await app.as(member), await beside.as(member)]);
    }
    return new Lane([app, beside], clients);
  }

  get app(): TestApp {
    return this.instances[0];
  }

  async close(): Promise<void> {
    const [app, beside] = this.instances;
    await beside.close();
    await app.close();
  }

  /** Deletes all notices, resets the clock, and puts all members but the last into one school. */
  async startOver(): Promise<CreatedObjects> {
    await this.app.sql('truncate notice, notice_total cascade');
    await setDay(this.app, 0);
    const ids = [...this.clients.keys()];
    const members = ids.map((id, index) => ({ id, school: index === ids.length - 1 ? SCHOOLS[1] : SCHOOLS[0] }));
    for (const { id, school } of members)
      await this.app.sql('update member set university = ?, school_key = ? where id = ?', [school, school, id]);
    return new CreatedObjects(new Model(members));
  }

  /**
   * Runs the steps in order. Expects each outcome, and at the end all rows, to match the model.
   * @returns `action outcome` for each operation
   */
  async run(sequence: readonly Step[]): Promise<string[]> {
    const objects = await this.startOver();
    const outcomes: string[] = [];
    for (const step of sequence) {
      const outcome = await this.take(objects, step);
      if (outcome) outcomes.push(`${step.action} ${outcome}`);
    }
    await expectModelIsDatabase(this.app, objects.model);
    await expectCorrectCounters(this.app);
    return outcomes;
  }

  private async take(objects: CreatedObjects, step: Step): Promise<string | undefined> {
    const { model } = objects;
    if (step.action === 'tick') return this.advanceDays(model, step);
    if (step.action === 'work') {
      await this.runJobs(step);
      model.runJobs();
      return 'OK';
    }
    const member = memberOf(objects, step);
    const operation = operationOf(objects, step, member);
    if (!operation) return undefined;
    if (step.action === 'move') await forgetMoves(this.app);
    const { code, created } = await this.perform(member.id, step, operation);
    expect({ ...step, code }).toEqual({ ...step, code: operation.denial ?? 'OK' });
    if (!operation.denial) {
      operation.record?.(created);
      operation.carryOut(created);
    }
    return code;
  }

  /** Sets the clock to a later midnight in Korea. */
  async advanceDays(model: Model, { days }: Step): Promise<string> {
    model.day += days;
    await setDay(this.app, model.day);
    return 'OK';
  }

  /** Performs the due jobs on one of the instances. */
  async runJobs({ instance }: Step): Promise<void> {
    for (const job of ['closeExpiredNotices', 'expireApplications']) await runJob(this.instances[instance], job);
  }

  /** Sends an operation of a member to one of the instances. */
  async perform(memberId: number, step: Step, { rest, graphql }: Operation): Promise<Result> {
    const client = this.clients.get(memberId)?.[step.instance];
    if (!client) throw new Error('only members of the lane take steps');
    if (step.transport === 'GraphQL' || !rest) {
      const { data, errors } = await client.graphql<Record<string, Payload | null>>(...graphql);
      return { code: errors?.[0]?.extensions.code ?? 'OK', created: toCreated(Object.values(data ?? {})[0] ?? {}) };
    }
    const { status, body } = await client.rest(...rest);
    const response = body as { code: string } & Record<'applicationId' | 'projectId' | 'studyId' | 'id', number>;
    const id = response.applicationId ?? response.projectId ?? response.studyId ?? response.id;
    return { code: status < 300 ? 'OK' : response.code, created: { id, token: '' } };
  }
}

function toCreated({ project, study, application, comment, url, team }: Payload): Created {
  // The newest invitation is the last one.
  const created = project ?? study ?? application ?? comment ?? team?.invitations?.at(-1);
  return { id: Number(created?.id), token: url === undefined ? '' : new URL(url).hash.slice(1) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Client, signUpOf } from './client';

/** An answer under load. */
export interface Observed extends Answer {
  what: string;
  /** Whether the server said that it has done it: over GraphQL a refusal may come with a 200. */
  done: boolean;
  /** Milliseconds of `performance.now()` at which it was asked for. */
  at: number;
}

/** What the server said that it has done. */
export interface Acknowledged {
  comments: string[];
  notices: number[];
  applications: number[];
  favourites: (readonly [loginId: string, noticeId: number])[];
  members: string[];
}

/** Somebody who writes one thing after the other, each different from all others. */
interface Worker {
  loginId: string;
  client: Client;
  applied: Set<number>;
  liked: Set<number>;
  count: number;
}

/** Writers that do not pause while the server answers, and a book of what it acknowledged to them. */
export class Load {
  readonly observed: Observed[] = [];
  readonly acknowledged: Acknowledged = { comments: [], notices: [], applications: [], favourites: [], members: [] };
  private readonly workers: Worker[] = [];
  private running: Promise<void>[] = [];
  private stopping = false;

  private constructor(private readonly origin: string) {}

  /** Members who are logged in, each with a study that the others write to. */
  static async create(origin: string, size: number): Promise<Load> {
    const load = new Load(origin);
    for (let number = 0; number < size; number += 1) {
      const loginId = `writer-${number}`;
      const client = new Client(origin);
      await client.join(loginId);
      const id = Number((await client.must('POST', '/api/studies', study(loginId))).studyId);
      load.acknowledged.notices.push(id);
      load.workers.push({ loginId, client, applied: new Set([id]), liked: new Set(), count: 0 });
    }
    return load;
  }

  start(): void {
    this.stopping = false;
    this.running = this.workers.map((worker) => this.work(worker));
  }

  /** Lets everything under way end. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  close(): void {
    for (const { client } of this.workers) client.close();
  }

  /** What was under way at that moment of `performance.now()`, or asked for later. */
  since(moment: number): Observed[] {
    return this.observed.filter(({ at, ms }) => at + ms >= moment);
  }

  /** Waits until this many more writes were acknowledged: proof that the service is back. */
  async untilAcknowledged(more: number): Promise<void> {
    const wanted = this.count + more;
    while (this.count < wanted) await sleep(10);
  }

  /** Waits until so many more requests were answered, however. */
  async untilAnswered(more: number): Promise<void> {
    const wanted = this.observed.length + more;
    while (this.observed.length < wanted) await sleep(10);
  }

  /** The writes that were acknowledged. */
  get count(): number {
    return Object.values(this.acknowledged).reduce((sum, list) => sum + list.length, 0);
  }

  private async work(worker: Worker): Promise<void> {
    while (!this.stopping) {
      const ok = await this.step(worker);
      // As a polite client does; and a refusal costs so little that two cores would do nothing else.
      if (!ok) await sleep(20 + Math.random() * 30);
    }
  }

  private step(worker: Worker): Promise<boolean> {
    worker.count += 1;
    const kind = worker.count % 40;
    if (kind === 0) return this.signUp(worker);
    if (kind % 8 === 1) return this.post(worker);
    if (kind % 4 === 2) return this.apply(worker);
    if (kind % 4 === 3) return this.like(worker);
    return this.comment(worker);
  }

  private comment({ loginId, client, count }: Worker): Promise<boolean> {
    const comment = `${loginId} ${count}`;
    const id = this.anyNotice(new Set());
    const send = (): Promise<Answer> =>
      count % 8 < 4
        ? client.send('POST', `/api/studies/comments/${id}`, { comment })
        : client.graphql(COMMENT, { id, input: { comment } });
    return this.ask('comment', send, () => this.acknowledged.comments.push(comment));
  }

  private post({ loginId, client, applied }: Worker): Promise<boolean> {
    const send = (): Promise<Answer> => client.send('POST', '/api/studies', study(loginId));
    return this.ask('post', send, ({ studyId }) => {
      // Nobody applies to its own.
      applied.add(Number(studyId));
      this.acknowledged.notices.push(Number(studyId));
    });
  }

  private apply(worker: Worker): Promise<boolean> {
    const id = this.anyNotice(worker.applied);
    if (id === undefined) return this.comment(worker);
    const path = `/api/studies/${id}/applications`;
    const send = (): Promise<Answer> => worker.client.send('POST', path, { application: '함께해요.' });
    return this.ask('apply', send, (body) => this.acknowledged.applications.push(Number(body.applicationId)));
  }

  private like(worker: Worker): Promise<boolean> {
    const { loginId, client, liked, count } = worker;
    const id = this.anyNotice(liked);
    if (id === undefined) return this.comment(worker);
    const send = (): Promise<Answer> =>
      count % 8 < 4 ? client.send('POST', `/api/studies/${id}/like`) : client.graphql(FAVOURITE, { id });
    return this.ask('like', send, () => this.acknowledged.favourites.push([loginId, id]));
  }

  private signUp({ loginId, client, count }: Worker): Promise<boolean> {
    const fresh = `${loginId}-${count}`;
    const send = (): Promise<Answer> => client.send('POST', '/api/members', signUpOf(fresh));
    return this.ask('sign-up', send, () => this.acknowledged.members.push(fresh));
  }

  /** One that was acknowledged, and not tried before by the one who asks; undefined when there is none left. */
  private anyNotice(tried: Set<number>): number | undefined {
    const fresh = this.acknowledged.notices.filter((id) => !tried.has(id));
    const id = fresh[Math.floor(Math.random() * fresh.length)];
    if (id !== undefined) tried.add(id);
    return id;
  }

  /** Sends one write; when it is done, its answer goes into the book. */
  private async ask(
    what: string,
    send: () => Promise<Answer>,
    book: (body: Record<string, unknown>) => void,
  ): Promise<boolean> {
    const at = performance.now();
    const answer = await send();
    const success = answer.status === 200 || answer.status === 201;
    const body = success ? (JSON.parse(answer.text) as Record<string, unknown>) : {};
    const done = success && !body.errors;
    this.observed.push({ what, at, done, ...answer });
    if (done) book(body);
    return done;
  }
}

const COMMENT = 'mutation ($id: ID!, $input: CommentInput!) { addComment(noticeId: $id, input: $input) { id } }';
const FAVOURITE = 'mutation ($id: ID!) { favouriteNotice(id: $id) { id } }';

function study(loginId: string): object {
  return { title: `${loginId}의 스터디`, recruitNumber: 100, content: '매주 화요일에 만나요.' };
}

import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** What came of a request. */
export interface Answer {
  /** 0 when none came: the connection was refused or broke, or the client lost its patience. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the first byte sent to the last one read. */
  ms: number;
}

/** Milliseconds after which a client takes its request for hanging. */
const PATIENCE = 15_000;

/** One browser that keeps its connections and its session. It never throws: what goes wrong is an answer, too. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private cookie = '';

  constructor(private readonly origin: string) {}

  /** Sends a request, with a JSON body if there is one. */
  send(method: string, path: string, body?: object): Promise<Answer> {
    const started = performance.now();
    const headers = { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) };
    return new Promise((resolve) => {
      const end = (status: number, answered: IncomingHttpHeaders, text: string): void =>
        resolve({ status, headers: answered, text, ms: performance.now() - started });
      const sent = request(this.origin + path, { method, headers, agent: this.agent, timeout: PATIENCE }, (res) => {
        const chunks: Buffer[] = [];
        const [cookie] = res.headers['set-cookie'] ?? [];
        if (cookie) this.cookie = cookie.split(';', 1)[0] ?? '';
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', (error) => end(0, {}, error.message));
        res.on('end', () => end(res.statusCode ?? 0, res.headers, Buffer.concat(chunks).toString()));
      });
      sent.on('timeout', () => sent.destroy(new Error('hung')));
      sent.on('error', (error) => end(0, {}, error.message));
      sent.end(body && JSON.stringify(body));
    });
  }

  /** Sends a GraphQL operation. */
  graphql(query: string, variables: object = {}): Promise<Answer> {
    return this.send('POST', '/graphql', { query, variables });
  }

  /** Signs up as a member of 한빛대학교 and logs in. */
  async join(loginId: string): Promise<void> {
    await this.must('POST', '/api/members', signUpOf(loginId));
    await this.must('POST', '/api/auth/login', { loginId, password: PASSWORD });
  }

  /** Sends what must succeed; answers its JSON. */
  async must(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await this.send(method, path, body);
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as Record<string, unknown>;
  }

  /** The session cookie, as a request sends it. */
  get session(): string {
    return this.cookie;
  }

  close(): void {
    this.agent.destroy();
  }
}

export const PASSWORD = 'correct horse battery';

/** A sign-up form. */
export function signUpOf(loginId: string): object {
  return {
    loginId,
    password: PASSWORD,
    nickName: loginId,
    university: '한빛대학교',
    email: `${loginId}@example.com`,
  };
}

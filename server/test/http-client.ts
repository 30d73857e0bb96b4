import { Agent as ConnectionPool } from 'node:http';
import request, { type Response } from 'supertest';
import { cookieOf } from './socket';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** How a request ended. */
export interface Answer {
  /** 0 when there was no answer: the connection was refused or broke, or the time was up. */
  status: number;
  headers: Response['headers'];
  /** The body, or what went wrong when there was no answer. */
  text: string;
  /** Milliseconds from sending it to the last byte of the answer. */
  ms: number;
}

const TIMEOUT_MS = 15_000;

/** One browser: it keeps its cookies, and the connections over which it sends. */
export class HttpClient {
  /** For requests of any form. The caller checks the responses. */
  readonly agent: ReturnType<typeof request.agent>;
  private readonly connections = new ConnectionPool({ keepAlive: true });
  private lastCookie = '';

  /** @param cookie a session to start with, as `sessionCookie` returns it */
  constructor(
    readonly origin: string,
    cookie?: string,
  ) {
    this.agent = request.agent(origin);
    if (cookie) void this.agent.set('Cookie', cookie);
  }

  /** The session's cookie, as a request sends it; '' before the login. */
  get sessionCookie(): string {
    return this.lastCookie;
  }

  /** Acts in the session of another client from now on. */
  takeSessionOf(other: HttpClient): void {
    this.agent.jar = other.agent.jar;
  }

  /** Sends a request, with a JSON body if there is one. Never rejects: every failure is an answer, too. */
  async send(method: Method, path: string, body?: object): Promise<Answer> {
    const started = performance.now();
    const test = this.agent[method](path).agent(this.connections).timeout(TIMEOUT_MS);
    try {
      const response = await (body === undefined ? test : test.send(body));
      this.lastCookie = cookieOf(response) ?? this.lastCookie;
      const { status, headers, text } = response;
      return { status, headers, text, ms: performance.now() - started };
    } catch (error) {
      return { status: 0, headers: {}, text: describe(error), ms: performance.now() - started };
    }
  }

  /** Sends a GraphQL operation. */
  sendGraphQL(query: string, variables: object = {}): Promise<Answer> {
    return this.send('post', '/graphql', { query, variables });
  }

  /** Sends what must succeed; answers its JSON. */
  async mustSend(method: Method, path: string, body?: object): Promise<Record<string, unknown>> {
    const { status, text } = await this.send(method, path, body);
    if (status !== 200 && status !== 201) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  async logIn(loginId: string, password: string): Promise<void> {
    await this.mustSend('post', '/api/auth/login', { loginId, password });
  }

  /** Closes its connections. */
  close(): void {
    this.connections.destroy();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || error.message.includes(code) ? error.message : `${code}: ${error.message}`;
}

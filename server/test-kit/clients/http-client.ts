import { Agent as ConnectionPool } from 'node:http';
import request, { type Response, type Test } from 'supertest';
import { cookieOf } from './socket';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The outcome of a request. */
export interface HttpResponse {
  /** 0 without a response: the connection was refused, was broken or timed out. */
  status: number;
  headers: Response['headers'];
  /** Body, or the error if there was no response. */
  text: string;
  /** Milliseconds from the request to the last byte of the response. */
  ms: number;
}

const TIMEOUT_MS = 15_000;

/** A client like one browser, with its own cookies and connections. */
export class HttpClient {
  /** Sends requests of any kind. The caller checks the responses. */
  readonly agent: ReturnType<typeof request.agent>;
  private readonly connections = new ConnectionPool({ keepAlive: true });
  private lastCookie = '';

  /** @param cookie cookie of an existing session, from `sessionCookie` */
  constructor(
    readonly origin: string,
    cookie?: string,
  ) {
    this.agent = request.agent(origin);
    // By default SuperAgent opens a connection for each request.
    void this.agent.use((test: Test) => void test.agent(this.connections));
    if (cookie) void this.agent.set('Cookie', cookie);
  }

  /** Session cookie as a request header sends it; '' before the login. */
  get sessionCookie(): string {
    return this.lastCookie;
  }

  /** Keeps the session cookie that a response sets. */
  protected keepSession(response: Response): void {
    this.lastCookie = cookieOf(response) ?? this.lastCookie;
  }

  /** Uses the session of another client from now on. */
  takeSessionOf(other: HttpClient): void {
    this.agent.jar = other.agent.jar;
  }

  /**
   * Sends a request with an optional JSON body. Never rejects: a failure is an outcome with status
   * 0.
   */
  async send(method: Method, path: string, body?: object): Promise<HttpResponse> {
    const started = performance.now();
    const test = this.agent[method](path).timeout(TIMEOUT_MS);
    try {
      const response = await (body === undefined ? test : test.send(body));
      this.keepSession(response);
      const { status, headers, text } = response;
      return { status, headers, text, ms: performance.now() - started };
    } catch (error) {
      return { status: 0, headers: {}, text: describe(error), ms: performance.now() - started };
    }
  }

  /** Sends a GraphQL operation. */
  sendGraphQL(query: string, variables: object = {}): Promise<HttpResponse> {
    return this.send('post', '/graphql', { query, variables });
  }

  /**
   * Sends a request and returns the JSON body.
   * @throws Error if the status is not 200 or 201
   */
  async mustSend(method: Method, path: string, body?: object): Promise<Record<string, unknown>> {
    const { status, text } = await this.send(method, path, body);
    if (status !== 200 && status !== 201) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  }

  async logIn(loginId: string, password: string): Promise<void> {
    await this.mustSend('post', '/api/auth/login', { loginId, password });
  }

  close(): void {
    this.connections.destroy();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || error.message.includes(code) ? error.message : `${code}: ${error.message}`;
}

import type { Response, Test } from 'supertest';
import { newSignUp, PASSWORD } from './accounts';
import { expectDescribed, expectSafe } from './described-responses';
import { expectStatusOfCode } from './outcomes';
import { HttpClient, type Method } from './http-client';

/** Body of a GraphQL response. */
export interface GraphQLResponse<Data = Record<string, never>> {
  data: Data | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; fields?: Record<string, string>; current?: Record<string, unknown> };
  }[];
}

/**
 * A client that checks every response. No response reveals internal details. Below /api, each
 * matches the OpenAPI description, and its status fits its code.
 */
export class TestClient extends HttpClient {
  /** Sends a request below /api, with an optional JSON body. */
  async rest(method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const test = this.agent[method](`/api${path}`).set(headers);
    return this.checked(method, path, body === undefined ? test : test.send(body));
  }

  /** Sends a multipart request below /api. */
  async upload(
    path: string,
    fields: Record<string, string>,
    file?: { bytes: Buffer; name?: string; type?: string },
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const test = this.agent.post(`/api${path}`).set(headers);
    for (const [name, value] of Object.entries(fields)) void test.field(name, value);
    if (file) {
      void test.attach('form', file.bytes, {
        filename: file.name ?? 'face.jpg',
        contentType: file.type ?? 'image/jpeg',
      });
    }
    return this.checked('post', path, test);
  }

  private async checked(method: Method, path: string, test: Test): Promise<Response> {
    const response = await test;
    this.keepSession(response);
    expectSafe(response);
    expectDescribed(method, path, response);
    expectStatusOfCode(response);
    return response;
  }

  /** Sends a GraphQL operation and returns data and errors. */
  async graphql<Data = Record<string, never>>(query: string, variables: object = {}): Promise<GraphQLResponse<Data>> {
    const response = await this.agent.post('/graphql').send({ query, variables });
    expectSafe(response);
    return response.body as GraphQLResponse<Data>;
  }

  /**
   * Sends a GraphQL operation and returns its data.
   * @throws Error if the response has errors or no data
   */
  async data<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.graphql<Data>(query, variables);
    if (response.errors || !response.data) throw new Error(`GraphQL: ${JSON.stringify(response.errors)}`);
    return response.data;
  }

  /** Sends a GraphQL operation and returns the code of its first error, or undefined. */
  async code(query: string, variables: object = {}): Promise<string | undefined> {
    return (await this.graphql(query, variables)).errors?.[0]?.extensions.code;
  }

  override async logIn(loginId: string, password: string): Promise<void> {
    const response = await this.rest('post', '/auth/login', { loginId, password });
    if (response.status !== 200) throw new Error(`login of ${loginId}: ${response.status} ${response.text}`);
  }
}

/** Signs a member up at a server and returns their logged-in client. */
export async function signUpAt(url: string, loginId: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.mustSend('post', '/api/members', newSignUp({ loginId }));
  await client.logIn(loginId, PASSWORD);
  return client;
}

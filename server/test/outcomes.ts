import type { Response } from 'supertest';
import type { ErrorCode } from '../platform/errors';
import type { TestClient } from './client';

/** `OK`, or the code of the refusal, which is the same over both transports. */
export type Outcome = string;

/** What a REST answer comes to. */
export function outcomeOf(response: Response): Outcome {
  return response.status < 300 ? 'OK' : (response.body as { code: string }).code;
}

/** What a GraphQL operation comes to. */
export async function graphqlOutcome(client: TestClient, query: string, variables: object = {}): Promise<Outcome> {
  return (await client.code(query, variables)) ?? 'OK';
}

/** The HTTP status of each code (rest.md: Common to all paths). */
export const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  OWN_NOTICE: 400,
  RECRUITMENT_CLOSED: 400,
  ALREADY_CLOSED: 400,
  ALREADY_DECIDED: 400,
  ROLE_NOT_WANTED: 400,
  ROLE_FULL: 400,
  NOTICE_FULL: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  LOGIN_ID_TAKEN: 409,
  EMAIL_TAKEN: 409,
  ALREADY_APPLIED: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY_ATTEMPTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** Holds the status of an answer of /api against the code that it tells, if it is a refusal. */
export function expectStatusOfCode(response: Response): void {
  const { status, code } = (response.body ?? {}) as { status?: unknown; code?: string };
  if (response.status < 400) return;
  const expected = STATUS_BY_CODE[code as ErrorCode];
  expect({ code, http: response.status, body: status }).toEqual({ code, http: expected, body: expected });
}

/** Holds a refusal against rest.md's form: status, media type and members; `fields` are those that it tells of. */
export function expectProblem(response: Response, code: string, fields?: string[]): void {
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.body).toEqual({
    title: expect.stringMatching(/^[A-Z][A-Za-z ]+$/) as string,
    status: response.status,
    code,
    response_message: expect.stringMatching(/[가-힣]+요\.$/) as string,
    ...(fields ? { errors: expect.any(Object) as object } : {}),
  });
  expect(response.status).toBe(STATUS_BY_CODE[code as ErrorCode]);
  if (fields) expect(Object.keys((response.body as { errors: object }).errors).sort()).toEqual([...fields].sort());
}

/** How an input was taken: `OK` or the refusal's code, and the fields that it tells of. */
export interface Verdict {
  code: Outcome;
  fields: string[];
}

/** What a REST answer says of the input. */
export function verdictOf(response: Response): Verdict {
  const { errors = {} } = response.body as { errors?: Record<string, string> };
  return { code: outcomeOf(response), fields: Object.keys(errors) };
}

/** What a GraphQL operation says of the input. */
export async function graphqlVerdict(client: TestClient, query: string, variables: object): Promise<Verdict> {
  const [error] = (await client.graphql(query, variables)).errors ?? [];
  return { code: error?.extensions.code ?? 'OK', fields: Object.keys(error?.extensions.fields ?? {}) };
}

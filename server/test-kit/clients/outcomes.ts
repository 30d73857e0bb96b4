import type { Response } from 'supertest';
import type { ErrorCode } from '../../platform/errors/app-error';
import { namesIn, readTable } from '../catalogue/integrators-page';
import type { TestClient } from './client';

/** `OK` or an error code. REST and GraphQL have the same codes. */
export type Outcome = string;

/** Returns the outcome of a REST response. */
export function outcomeOf(response: Response): Outcome {
  return response.status < 300 ? 'OK' : (response.body as { code: string }).code;
}

/** Sends a GraphQL operation and returns its outcome. */
export async function graphqlOutcome(client: TestClient, query: string, variables: object = {}): Promise<Outcome> {
  return (await client.code(query, variables)) ?? 'OK';
}

/**
 * Sends a query and returns its outcome. `NULL` means null without an error, as for objects that
 * the viewer may not see.
 */
export async function queryOutcome(client: TestClient, query: string, variables: object): Promise<Outcome> {
  const { data, errors } = await client.graphql<Record<string, unknown>>(query, variables);
  if (errors) return errors[0]?.extensions.code ?? '';
  return Object.values(data ?? {}).every((value) => value === null) ? 'NULL' : 'OK';
}

/** Codes that REST does not send. */
const NOT_OVER_REST = { DOCUMENT_LIMIT: 400, TOO_MANY_SUBSCRIPTIONS: 409 } as const;

/**
 * The HTTP status of each code as docs/integrators/errors.md lists it. The page is the contract and
 * is written by hand, so tests compare the errors of the code with it.
 */
export const STATUS_BY_CODE = {
  ...Object.fromEntries(
    readTable('code')
      .filter(([, overRest = '']) => /^\d{3}$/.test(overRest))
      .map(([code = '', overRest]) => [namesIn(code)[0], Number(overRest)]),
  ),
  ...NOT_OVER_REST,
} as Readonly<Record<ErrorCode, number>>;

/** Expects the HTTP status of the error code. Ignores responses without an error. */
export function expectStatusOfCode(response: Response): void {
  const { status, code } = (response.body ?? {}) as { status?: unknown; code?: string };
  if (response.status < 400) return;
  const expected = STATUS_BY_CODE[code as ErrorCode];
  expect({ code, http: response.status, body: status }).toEqual({ code, http: expected, body: expected });
}

/**
 * Expects an error response as in rest.md: status, media type and properties.
 * @param fields names of the fields with an error
 */
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

/** Result of an input: `OK` or the error code, and the names of the refused fields. */
export interface Verdict {
  code: Outcome;
  fields: string[];
}

/** Returns the verdict of a REST response. */
export function verdictOf(response: Response): Verdict {
  const { errors = {} } = response.body as { errors?: Record<string, string> };
  return { code: outcomeOf(response), fields: Object.keys(errors) };
}

/** Sends a GraphQL operation and returns its verdict. */
export async function graphqlVerdict(client: TestClient, query: string, variables: object): Promise<Verdict> {
  const [error] = (await client.graphql(query, variables)).errors ?? [];
  return { code: error?.extensions.code ?? 'OK', fields: Object.keys(error?.extensions.fields ?? {}) };
}

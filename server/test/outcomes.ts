import type { Response } from 'supertest';
import type { ErrorCode } from '../platform/errors';
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

/** The HTTP status of each code (rest.md: Common to all paths). */
export const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  DOCUMENT_LIMIT: 400,
  OWN_NOTICE: 400,
  RECRUITMENT_CLOSED: 400,
  ALREADY_CLOSED: 400,
  STILL_RECRUITING: 400,
  REOPENING_TOO_LATE: 400,
  NOTICE_HIDDEN: 400,
  ALREADY_DECIDED: 400,
  INVALID_RESET_LINK: 400,
  INVALID_UNSUBSCRIBE_LINK: 400,
  ROLE_NOT_WANTED: 400,
  ROLE_FULL: 400,
  NOTICE_FULL: 400,
  OWN_ACCOUNT: 400,
  MODERATOR_BLOCKED: 400,
  OWN_CONTENT: 400,
  NOTHING_TO_APPEAL: 400,
  TEAM_OVER: 400,
  INVALID_INVITATION: 400,
  TEAM_STATE: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  INVALID_TOKEN: 401,
  FORBIDDEN: 403,
  READ_ONLY_TOKEN: 403,
  SESSION_REQUIRED: 403,
  SCHOOL_UNVERIFIED: 403,
  SUSPENDED: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  LOGIN_ID_TAKEN: 409,
  CONSENT_OUTDATED: 409,
  EMAIL_TAKEN: 409,
  ALREADY_APPLIED: 409,
  ALREADY_MEMBER: 409,
  TOO_MANY_TOKENS: 409,
  VERIFICATION_OFF: 409,
  SCHOOL_WITHOUT_DOMAIN: 409,
  SCHOOL_ADDRESS_TAKEN: 409,
  ALREADY_REPORTED: 409,
  ALREADY_APPEALED: 409,
  TOO_MANY_SUBSCRIPTIONS: 409,
  IDEMPOTENCY_KEY_IN_USE: 409,
  OUTCOME_UNKNOWN: 409,
  STALE: 409,
  PRECONDITION_FAILED: 412,
  OTHER_MEMBER: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_ATTEMPTS: 429,
  SCHOOL_CHANGED_RECENTLY: 429,
  INTERNAL: 500,
  MAIL_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  RESULT_UNAVAILABLE: 503,
};

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

/** Result of an input: `OK` or the error code, and the names of the rejected fields. */
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

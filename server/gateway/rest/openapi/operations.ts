import type { Route } from '../../../domain/kit/api/route';
import { AppError, type ErrorCode } from '../../../platform/errors/app-error';
import { ID_BOUNDS, type InputClass, schemaOf } from '../../../platform/text/validation';
import { IDEMPOTENCY_KEY, REPLAYED } from '../../idempotency/idempotent-writes';
import { EXPECTED_MEMBER_HEADER } from '../../guards/expected-member';
import type { Json, SchemaCollection } from './schemas';

/** Describes a route as an OpenAPI operation. */
export function describeRoute(route: Route, schemas: SchemaCollection): Json {
  return {
    operationId: route.operation,
    tags: [route.tag],
    summary: route.summary,
    description: describeAccess(route),
    ...(route.isOpen ? { security: [] } : {}),
    parameters: parametersOf(route, schemas),
    ...(route.body ? { requestBody: bodyOf(route.body, route, schemas) } : {}),
    responses: { ...successOf(route, schemas), ...denialsOf(route) },
  };
}

function describeAccess({ isOpen, isCreating }: Route): string {
  const access = isOpen ? '로그인하지 않아도 쓸 수 있어요.' : '로그인해야 쓸 수 있어요.';
  return isCreating ? `${access} 만든 것의 주소를 Location 헤더로 알려요.` : access;
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  example: '"3"',
  description: '읽을 때 받은 ETag. 그사이 내용이 바뀌었으면 412이고, 아무것도 바뀌지 않아요. 빼면 확인하지 않아요.',
};

const EXPECTED_MEMBER_PARAMETER: Json = {
  name: EXPECTED_MEMBER_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: '클라이언트가 로그인한 것으로 아는 회원의 번호. 세션이 그 회원의 것이 아니면 OTHER_MEMBER로 거절해요.',
};

const IDEMPOTENCY_KEY_PARAMETER: Json = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[!-~]+$', minLength: 1, maxLength: 255 },
  description:
    '이 키로 보낸 첫 요청만 처리해요. 24시간 안에 같은 요청을 다시 보내면 첫 응답을 Idempotency-Replayed 헤더와 함께 다시 보내요.',
};

function parametersOf(route: Route, schemas: SchemaCollection): Json[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: ID_BOUNDS.min, maximum: ID_BOUNDS.max },
    example: 101,
  }));
  const { properties = {} } = route.query ? schemas.toJsonSchema(schemaOf(route.query), 'input') : {};
  const inQuery = Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  const inHeaders = [
    ...(route.isConditional ? [IF_MATCH] : []),
    ...(route.method === 'get' ? [] : [EXPECTED_MEMBER_PARAMETER]),
    ...(takesIdempotencyKey(route) ? [IDEMPOTENCY_KEY_PARAMETER] : []),
  ];
  return [...inPath, ...inQuery, ...inHeaders];
}

/** True if a member may send an idempotency key. */
const takesIdempotencyKey = ({ method, isOpen }: Route): boolean => method !== 'get' && !isOpen;

/** Describes a body. `format: binary` makes code generators use the type of a file. */
function bodyOf(body: InputClass, { filePart, bodyExample }: Route, schemas: SchemaCollection): Json {
  if (!filePart) {
    const schema = schemas.add(body.name, schemaOf(body), 'input');
    return { required: true, content: { 'application/json': { schema, ...exampleOf(bodyExample) } } };
  }
  const { properties, ...schema } = schemas.toJsonSchema(schemaOf(body), 'input');
  const file = { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP 사진, 5MB까지' };
  const form = schemas.define(`${body.name}Form`, {
    ...schema,
    properties: { ...(properties as Json), [filePart]: file },
  });
  const encoding = { [filePart]: { contentType: 'image/jpeg, image/png, image/webp' } };
  return { required: true, content: { 'multipart/form-data': { schema: form, encoding, ...exampleOf(bodyExample) } } };
}

const exampleOf = (example: Json | undefined): Json => (example ? { example } : {});

const headerOf = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** Headers with the remaining requests. Errors have them too, but only the 429 lists them. */
const LIMIT_HEADERS: Json = { RateLimit: headerOf('RateLimit'), 'RateLimit-Policy': headerOf('RateLimitPolicy') };

function successOf(route: Route, schemas: SchemaCollection): Json {
  const headers = {
    ...(route.isCreating ? { Location: headerOf('Location') } : {}),
    ...(route.isVersioned ? { ETag: headerOf('ETag') } : {}),
    ...(takesIdempotencyKey(route) ? { [REPLAYED]: headerOf('IdempotencyReplayed') } : {}),
    ...LIMIT_HEADERS,
  };
  return {
    [route.isCreating ? '201' : '200']: {
      description: '성공',
      headers,
      content: { 'application/json': { schema: schemas.toJsonSchema(route.response, 'output') } },
    },
  };
}

/** Errors of a route by status: its own, and those of its method, path and body. */
function denialsOf(route: Route): Record<string, Json> {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of denialCodesOf(route)) {
    const { status } = new AppError(code);
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [String(status), describeErrors(status, codes)]));
}

function denialCodesOf(route: Route): ErrorCode[] {
  const codes: ErrorCode[] = [...(route.denials ?? []), 'INVALID_TOKEN', 'TOO_MANY_ATTEMPTS'];
  if (route.body || route.query || takesIdempotencyKey(route)) codes.push('VALIDATION_FAILED');
  if (!route.isOpen) codes.push('UNAUTHENTICATED');
  if (route.method !== 'get') codes.push('CROSS_ORIGIN', 'OTHER_MEMBER', 'READ_ONLY_TOKEN');
  if (takesIdempotencyKey(route))
    codes.push('IDEMPOTENCY_KEY_IN_USE', 'IDEMPOTENCY_KEY_REUSED', 'OUTCOME_UNKNOWN', 'RESULT_UNAVAILABLE');
  if (route.path.includes(':id')) codes.push('NOT_FOUND');
  if (route.isConditional) codes.push('PRECONDITION_FAILED');
  if (route.body) codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA');
  codes.push('UNAVAILABLE');
  return codes;
}

/** Statuses whose responses contain the seconds until a retry. */
const RETRYABLE_STATUSES = new Set([429, 503]);

function describeErrors(status: number, codes: ReadonlySet<ErrorCode>): Json {
  const headers = {
    ...(codes.has('PRECONDITION_FAILED') ? { ETag: headerOf('ETag') } : {}),
    ...(RETRYABLE_STATUSES.has(status) ? { 'Retry-After': headerOf('RetryAfter') } : {}),
    ...(status === 429 ? LIMIT_HEADERS : {}),
  };
  return {
    description: [...codes].join(', '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

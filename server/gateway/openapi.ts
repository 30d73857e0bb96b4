import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { z } from 'zod';
import type { Route } from '../domain/kit/route';
import { modules } from '../modules';
import { AppError, type ErrorCode } from '../platform/errors';
import { ID_BOUNDS, type InputClass, schemaOf } from '../platform/validation';
import { contentSecurityPolicy } from './csp';
import { problem } from './problem';
import { STATED_MEMBER } from './stated-member';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of /api, derived from the routes that are mounted. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const route of modules.routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '한팀 API',
      version: '1.0.0',
      description:
        '같은 학교 학생끼리 팀원을 찾는 한팀의 REST API. 로그인하면 받는 세션 쿠키나 액세스 토큰으로 나를 알아봐요.',
      contact: { name: '한팀' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: modules.openApiTags,
    security: [{ session: [] }, { accessToken: [] }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'TLS 뒤에서는 __Host-sid' },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: '설정에서 만든 액세스 토큰. 읽기만 하는 토큰으로는 GET만 쓸 수 있어요. 쿠키보다 먼저 봐요.',
        },
      },
    },
  };
}

function describe(route: Route): Json {
  return {
    operationId: operationIdOf(route),
    tags: [route.tag],
    summary: route.summary,
    description: describeAccess(route),
    ...(route.open ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(route.body ? { requestBody: bodyOf(route.body, route.filePart) } : {}),
    responses: {
      [route.created ? '201' : '200']: {
        description: '성공',
        ...headersOf(route),
        content: { 'application/json': { schema: toJsonSchema(route.answer, 'output') } },
      },
      ...refusalsOf(route),
    },
  };
}

/** `patchProjectsById` for `PATCH /projects/:id`. Generators of clients name their functions by it. */
function operationIdOf({ method, path }: Route): string {
  const words = path.split('/').filter(Boolean);
  return words.reduce((name, word) => {
    const part = word.startsWith(':') ? `by-${word.slice(1)}` : word;
    return name + part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  }, method as string);
}

function describeAccess({ open, created }: Route): string {
  const access = open ? '로그인하지 않아도 쓸 수 있어요.' : '로그인해야 쓸 수 있어요.';
  return created ? `${access} 만든 것의 주소를 Location 헤더로 알려요.` : access;
}

const ENTITY_TAG = { schema: { type: 'string' }, description: '내용의 버전. 고칠 때 If-Match로 보내요.' };

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: '읽을 때 받은 ETag. 그사이 내용이 바뀌었으면 412이고, 아무것도 바뀌지 않아요. 빼면 확인하지 않아요.',
};

/** The headers of a successful response that belong to the route alone. */
function headersOf({ created, versioned }: Route): Json {
  const headers = {
    ...(created ? { Location: { schema: { type: 'string' } } } : {}),
    ...(versioned ? { ETag: ENTITY_TAG } : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

const STATED_MEMBER_PARAMETER: Json = {
  name: STATED_MEMBER,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: '클라이언트가 로그인한 것으로 아는 회원의 번호. 세션이 그 회원의 것이 아니면 OTHER_MEMBER로 거절해요.',
};

function parametersOf(route: Route): Json[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: ID_BOUNDS.min, maximum: ID_BOUNDS.max },
  }));
  const { properties = {} } = route.query ? toJsonSchema(schemaOf(route.query), 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const inHeaders = [
    ...(route.conditional ? [IF_MATCH] : []),
    ...(route.method === 'get' ? [] : [STATED_MEMBER_PARAMETER]),
  ];
  return [...inPath, ...inQuery, ...inHeaders];
}

function bodyOf(body: InputClass, filePart?: string): Json {
  const schema = toJsonSchema(schemaOf(body), 'input');
  if (!filePart) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'image/jpeg', description: 'JPEG, PNG, WebP 사진, 5MB까지' };
  const properties = { ...schema.properties, [filePart]: file };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

/** The refusals of a route by status: its own, and those that follow from its method, path and body. */
function refusalsOf(route: Route): Record<string, Json> {
  const codes: ErrorCode[] = [...(route.refusals ?? []), 'INVALID_TOKEN', 'TOO_MANY_ATTEMPTS'];
  if (route.body || route.query || route.conditional) codes.push('VALIDATION_FAILED');
  if (!route.open) codes.push('UNAUTHENTICATED');
  if (route.method !== 'get') codes.push('CROSS_ORIGIN', 'OTHER_MEMBER', 'READ_ONLY_TOKEN');
  if (route.path.includes(':id')) codes.push('NOT_FOUND');
  if (route.conditional) codes.push('PRECONDITION_FAILED');
  if (route.body) codes.push('TOO_LARGE');
  codes.push('UNAVAILABLE');
  const byStatus = new Map<number, Set<string>>();
  for (const code of codes) {
    const { status } = new AppError(code);
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => {
      const headers = names.has('PRECONDITION_FAILED') ? { headers: { ETag: ENTITY_TAG } } : {};
      return [String(status), { description: [...names].join(', '), ...headers, content }];
    }),
  );
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Serves /api/openapi.json. */
export function mountOpenApi(router: Router): void {
  const description = JSON.stringify(createOpenApi());
  router.get('/openapi.json', (_req, res) => {
    res.type('json').send(description);
  });
}

/** Serves /api/docs, a page to read and try the description. It loads nothing from other origins. */
export function mountDocs(router: Router): void {
  const page = readFileSync(join(__dirname, 'openapi.html'), 'utf8');
  const script = readFileSync(join(__dirname, 'openapi.page.js'), 'utf8');
  router.get('/docs', (_req, res) => {
    res.set('Content-Security-Policy', DOCS_POLICY).type('html').send(page);
  });
  router.get('/docs/page.js', (_req, res) => {
    res.type('js').send(script);
  });
  router.use('/docs/assets', express.static(swaggerFolder(), { index: false, maxAge: '1d' }));
}

/** Swagger UI sets inline styles from its script, so this page allows them. */
const DOCS_POLICY = contentSecurityPolicy({ 'style-src': [`'self'`, `'unsafe-inline'`] });

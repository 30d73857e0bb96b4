import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
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
      description: '같은 학교 학생끼리 팀원을 찾는 한팀의 REST API. 로그인하면 받는 세션 쿠키로 나를 알아봐요.',
    },
    servers: [{ url: '/api' }],
    tags: modules.openApiTags,
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'TLS 뒤에서는 __Host-sid' },
      },
    },
  };
}

function describe(route: Route): Json {
  return {
    tags: [route.tag],
    summary: route.summary,
    ...(route.open ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(route.body ? { requestBody: bodyOf(route.body, route.filePart) } : {}),
    responses: {
      [route.created ? '201' : '200']: {
        description: '성공',
        ...(route.created ? { headers: { Location: { schema: { type: 'string' } } } } : {}),
        content: { 'application/json': { schema: toJsonSchema(route.answer, 'output') } },
      },
      ...refusalsOf(route),
    },
  };
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
  return [...inPath, ...inQuery, ...(route.method === 'get' ? [] : [STATED_MEMBER_PARAMETER])];
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
  const codes: ErrorCode[] = [...(route.refusals ?? [])];
  if (route.body || route.query) codes.push('VALIDATION_FAILED');
  if (!route.open) codes.push('UNAUTHENTICATED');
  if (route.method !== 'get') codes.push('CROSS_ORIGIN', 'OTHER_MEMBER');
  if (route.path.includes(':id')) codes.push('NOT_FOUND');
  if (route.body) codes.push('TOO_LARGE');
  codes.push('UNAVAILABLE');
  const byStatus = new Map<number, Set<string>>();
  for (const code of codes) {
    const { status } = new AppError(code);
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [String(status), { description: [...names].join(', '), content }]),
  );
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Serves /api/openapi.json, and /api/docs, a page to read and try it. It loads nothing from other origins. */
export function openApiRouter(): Router {
  const router = Router();
  const description = JSON.stringify(createOpenApi());
  const page = readFileSync(join(__dirname, 'openapi.html'), 'utf8');
  const script = readFileSync(join(__dirname, 'openapi.page.js'), 'utf8');
  router.get('/openapi.json', (_req, res) => {
    res.type('json').send(description);
  });
  router.get('/docs', (_req, res) => {
    res.set('Content-Security-Policy', DOCS_POLICY).type('html').send(page);
  });
  router.get('/docs/page.js', (_req, res) => {
    res.type('js').send(script);
  });
  router.use('/docs/assets', express.static(swaggerFolder(), { index: false, maxAge: '1d' }));
  return router;
}

/** Swagger UI sets inline styles from its script, so this page allows them. */
const DOCS_POLICY = contentSecurityPolicy({ 'style-src': [`'self'`, `'unsafe-inline'`] });

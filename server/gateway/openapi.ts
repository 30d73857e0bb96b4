import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { z } from 'zod';
import { AppError, type ErrorCode } from '../platform/errors';
import { contentSecurityPolicy } from './csp';
import { problem } from './problem';
import type { Route } from '../domain/kit/route';
import { ID_BOUNDS, schemaOf } from '../platform/validation';
import { modules } from '../modules';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of /api, made of the very routes that are mounted. */
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
    ...(route.body ? { requestBody: bodyOf(route) } : {}),
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

function parametersOf(route: Route): Json[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: ID_BOUNDS.min, maximum: ID_BOUNDS.max },
  }));
  const properties = route.query ? propertiesOf(route.query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  return [...inPath, ...inQuery];
}

function propertiesOf(input: object): Record<string, Json> {
  return (toJsonSchema(schemaOf(input), 'input').properties ?? {}) as Record<string, Json>;
}

function bodyOf({ body, upload }: Route): Json {
  const schema = body ? toJsonSchema(schemaOf(body), 'input') : {};
  if (!upload) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'image/jpeg', description: 'JPEG, PNG, WebP 사진, 5MB까지' };
  const properties = { ...(schema.properties as Json), [upload.part]: file };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

/** The refusals of a route by status: its own, and those that its shape brings along. */
function refusalsOf(route: Route): Record<string, Json> {
  const codes: ErrorCode[] = [...(route.refusals ?? [])];
  if (route.body || route.query) codes.push('VALIDATION_FAILED');
  if (!route.open) codes.push('UNAUTHENTICATED');
  if (route.method !== 'get') codes.push('CROSS_ORIGIN');
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

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** /api/openapi.json, and /api/docs: a page to read and try it, all of it served from here. */
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

/** Swagger UI sets styles from its script; nothing else is loosened. */
const DOCS_POLICY = contentSecurityPolicy({ 'style-src': [`'self'`, `'unsafe-inline'`] });

import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { modules } from '../../../modules';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { REST_ROWS } from '../../../test-kit/catalogue/rest-rows';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: object[];
  parameters: { name: string; in: string; required: boolean; schema: object; example?: unknown }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, object>; content: Record<string, { schema: object }> }
  >;
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let app: TestApp;
let description: OpenApi;
let operations: [string, Operation][];

beforeAll(async () => {
  app = await startTestApp();
  const response = await app.visitor().agent.get('/api/openapi.json');
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  description = response.body as OpenApi;
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});

afterAll(() => app.close());

const asDescribed = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const rows = REST_ROWS.map(({ method, path }) => `${method} ${path}`);

/** Structure of an OpenAPI 3.1 document, limited to the parts that occur in this one. */
const STRUCTURE = {
  type: 'object',
  required: ['openapi', 'info', 'paths', 'components'],
  additionalProperties: false,
  properties: {
    openapi: { pattern: '^3\\.1\\.\\d+$' },
    info: {
      required: ['title', 'version'],
      properties: { title: { type: 'string', minLength: 1 }, version: { type: 'string', minLength: 1 } },
    },
    servers: { type: 'array', items: { required: ['url'], properties: { url: { type: 'string' } } } },
    tags: { type: 'array', items: { required: ['name'] }, uniqueItems: true },
    security: { $ref: '#/$defs/security' },
    paths: { type: 'object', propertyNames: { pattern: '^/' }, additionalProperties: { $ref: '#/$defs/path' } },
    components: { required: ['schemas', 'securitySchemes'] },
  },
  $defs: {
    security: { type: 'array', items: { type: 'object', additionalProperties: { type: 'array' } } },
    path: {
      type: 'object',
      propertyNames: { enum: ['get', 'post', 'put', 'patch', 'delete'] },
      additionalProperties: { $ref: '#/$defs/operation' },
    },
    operation: {
      type: 'object',
      required: ['operationId', 'tags', 'summary', 'responses'],
      properties: {
        summary: { type: 'string', minLength: 1 },
        security: { $ref: '#/$defs/security' },
        parameters: { type: 'array', items: { $ref: '#/$defs/parameter' } },
        requestBody: { type: 'object', required: ['content'], properties: { content: { $ref: '#/$defs/content' } } },
        responses: {
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: '^[1-5]\\d\\d$' },
          additionalProperties: {
            required: ['description', 'content'],
            properties: { description: { type: 'string', minLength: 1 }, content: { $ref: '#/$defs/content' } },
          },
        },
      },
    },
    parameter: {
      required: ['name', 'in', 'schema'],
      properties: { schema: { type: 'object' } },
      oneOf: [
        { properties: { in: { enum: ['query', 'header'] } } },
        { required: ['required'], properties: { in: { const: 'path' }, required: { const: true } } },
      ],
    },
    content: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z]+/[a-z+.-]+$' },
      additionalProperties: { type: 'object', required: ['schema'], properties: { schema: { type: 'object' } } },
    },
  },
};

it('has the structure of an OpenAPI 3.1 document', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const validate = ajv.compile(STRUCTURE);
  validate(description);
  expect(validate.errors).toBeNull();
});

it('has valid JSON Schemas of 2020-12 without broken references', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema(description, 'openapi');
  const schemas = operations.flatMap(([, { parameters, requestBody, responses }]) => [
    ...parameters.map(({ schema }) => schema),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content).map(({ schema }) => schema)),
  ]);
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) {
    expect(ajv.validateSchema(schema)).toBe(true);
    for (const [, pointer] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(ajv.getSchema(`openapi${pointer}`)).toBeDefined();
    }
  }
});

it('describes exactly the rows of the contract', () => {
  expect(operations.map(([name]) => name).sort()).toEqual(rows.map(asDescribed).sort());
});

it('describes exactly the mounted routes', () => {
  expect(modules.routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...rows].sort());
});

it('has a unique id for every operation, by which generated clients call it', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(
      /^(list|get|create|update|replace|delete|close|add|remove|apply|cancel|approve|deny|log|sign)[A-Z][A-Za-z]+$/,
    );
  expect(ids).toEqual(expect.arrayContaining(['listProjects', 'closeStudy', 'applyToProject', 'removeFavouriteStudy']));
});

it('allows further properties in responses, so that validating clients accept the next release', () => {
  expect(JSON.stringify(description)).not.toContain('"additionalProperties":false');
});

it('names every object, so that generated clients share its type', () => {
  const unnamed = operations.flatMap(([name, { responses }]) =>
    Object.entries(responses)
      .filter(([, { content }]) => Object.values(content).some(({ schema }) => hasManyProperties(schema)))
      .map(([status]) => `${name} ${status}`),
  );
  expect(unnamed).toEqual([]);
});

/** True if the operation itself contains an object of more than two properties. */
function hasManyProperties(schema: { properties?: object; items?: object }): boolean {
  return Object.keys(schema.properties ?? {}).length > 2 || (schema.items ? hasManyProperties(schema.items) : false);
}

it('lists every error code', () => {
  const codes = operations.flatMap(([, { responses }]) =>
    Object.entries(responses).flatMap(([status, refusal]) =>
      status.startsWith('2') ? [] : refusal.description.split(', '),
    ),
  );
  const listed = (description.components.schemas['ErrorCode'] as { enum: string[] }).enum;
  expect(listed).toEqual(expect.arrayContaining([...new Set(codes)]));
});

it('states when a refused request may be repeated', () => {
  for (const [name, { responses }] of operations) {
    for (const status of ['429', '503']) {
      expect([name, status, responses[status]?.headers?.['Retry-After']]).toEqual([
        name,
        status,
        { $ref: '#/components/headers/RetryAfter' },
      ]);
    }
  }
});

it('describes the bounds of texts, and an upload as a file', () => {
  const { SignUpInput, ProfileInputForm } = description.components.schemas as Record<string, { properties: object }>;
  expect(SignUpInput?.properties).toMatchObject({
    email: { format: 'email', minLength: 3, maxLength: 254 },
    password: { minLength: 8, maxLength: 128 },
  });
  expect(ProfileInputForm?.properties).toMatchObject({ form: { type: 'string', format: 'binary' } });
});

it('has a valid example for every body and every id', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema(description, 'openapi');
  const bodies = operations.flatMap(([name, { requestBody, parameters }]) => [
    ...Object.values(requestBody?.content ?? {}).map(({ schema, example }) => ({ name, schema, example })),
    ...parameters.filter(({ in: place }) => place === 'path').map(({ schema, example }) => ({ name, schema, example })),
  ]);
  expect(bodies.length).toBeGreaterThan(40);
  for (const { name, schema, example } of bodies) {
    expect([name, example]).not.toEqual([name, undefined]);
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
    expect([name, ajv.validate(absolute, example), ajv.errors]).toEqual([name, true, null]);
  }
});

it('has no two paths that differ only by the name of a parameter', () => {
  const templates = Object.keys(description.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(templates).size).toBe(templates.length);
});

it('describes path parameters, tag and responses of every operation', () => {
  const tags = description.tags.map(({ name }) => name);
  for (const [name, { parameters, responses, tags: own }] of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    expect([name, inPath]).toEqual([name, [...name.matchAll(/\{(\w+)\}/g)].map(([, word]) => word)]);
    expect(tags).toEqual(expect.arrayContaining(own));
    expect([name, Object.keys(responses).filter((status) => status.startsWith('2'))]).toHaveLength(2);
    for (const [status, { content }] of Object.entries(responses)) {
      const type = status.startsWith('2') ? 'application/json' : 'application/problem+json';
      expect([name, status, Object.keys(content)]).toEqual([name, status, [type]]);
    }
  }
});

it.each(REST_ROWS)(
  '$method $path describes whether it needs a session and what it creates',
  ({ method, path, open }) => {
    const operation = description.paths[asDescribed(path)]?.[method];
    expect(operation?.security).toEqual(open ? [] : undefined);
    // Every path responds with 401 to an invalid access token.
    const codes = operation?.responses['401']?.description?.split(', ') ?? [];
    expect(codes).toContain('INVALID_TOKEN');
    expect(codes.includes('UNAUTHENTICATED')).toBe(!open);
    const creates = method === 'post' && /^\/(members|projects|studies)$|\/applications$|\/comments\/:id$/.test(path);
    const success = Object.entries(operation?.responses ?? {}).filter(([status]) => status.startsWith('2'));
    expect(success.map(([status, { headers }]) => [status, headers?.Location !== undefined])).toEqual([
      [creates ? '201' : '200', creates],
    ]);
  },
);

/** Paths with versions (rest.md: Versions). */
const VERSIONED = ['/members/profile', '/projects/:id', '/studies/:id'];
const CONDITIONAL = [...VERSIONED, '/projects/:id/recruiting'];

it.each(REST_ROWS)('$method $path describes ETag and If-Match', ({ method, path }) => {
  const { parameters = [], responses = {} } = description.paths[asDescribed(path)]?.[method] ?? {};
  const edits = method === 'post' || method === 'put';
  const versioned = VERSIONED.includes(path) && (method === 'get' || edits);
  expect(responses['200']?.headers?.ETag !== undefined).toBe(versioned);
  const conditional = CONDITIONAL.includes(path) && method !== 'get';
  expect(parameters.some(({ name }) => name === 'If-Match')).toBe(conditional);
  expect(responses['412']?.headers?.ETag !== undefined).toBe(conditional);
});

describe('the page of the API description', () => {
  it('works offline, because it loads only files of this origin', async () => {
    const page = await app.visitor().agent.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/(?:https?:)?\/\/[a-z]/i);
    const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    expect(loaded.length).toBeGreaterThan(2);
    for (const url of loaded) {
      expect(url).toMatch(/^\/api\/docs\//);
      expect([url, (await app.visitor().agent.get(url)).status]).toEqual([url, 200]);
    }
  });

  it('has a policy that allows no other origins', async () => {
    const { headers } = await app.visitor().agent.get('/api/docs');
    expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*/);
    const script = await app.visitor().agent.get('/api/docs/page.js');
    expect(script.text).toContain(`url: '/api/openapi.json'`);
    expect(script.text).not.toMatch(/https?:\/\//);
  });
});

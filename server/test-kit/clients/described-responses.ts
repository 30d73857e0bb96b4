import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';
import { createOpenApi } from '../../gateway/rest/openapi/openapi';

interface Described {
  responses: Record<string, { headers?: Record<string, { $ref: string }>; content: Record<string, unknown> }>;
}

interface Description {
  paths: Record<string, Record<string, Described>>;
  components: { headers: Record<string, { required?: boolean }> };
}

const description = createOpenApi({ closed: true }) as unknown as Description;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(description, 'openapi');

/**
 * Returns the path pattern of the description for a request path. Fixed paths have priority over
 * paths with ids, as in the router.
 */
function findPath(path: string): string | undefined {
  const plain = path.split('?', 1)[0] ?? '';
  if (description.paths[plain]) return plain;
  return Object.keys(description.paths).find((pattern) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  );
}

function validatorFor(path: string, method: string, status: number, type: string): ValidateFunction | undefined {
  const pointer = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'];
  const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
  return ajv.getSchema(`openapi#/${escaped.join('/')}`) as ValidateFunction | undefined;
}

/**
 * Expects a response below /api to match the OpenAPI description. Its status must be listed,
 * required headers must be present, and the body must fit the schema.
 */
export function expectDescribed(method: string, path: string, response: Response): void {
  const found = findPath(path);
  const described = found === undefined ? undefined : description.paths[found]?.[method];
  if (found === undefined || !described || response.status === 405) return;
  const type = response.headers['content-type']?.split(';', 1)[0] ?? '';
  const expected = described.responses[response.status];
  if (!expected) {
    throw new Error(
      `${method} ${path} responded with ${response.status}, which its description does not list: ${response.text}`,
    );
  }
  for (const [header, { $ref }] of Object.entries(expected.headers ?? {})) {
    const isOptional = description.components.headers[$ref.slice($ref.lastIndexOf('/') + 1)]?.required === false;
    if (!isOptional && !response.headers[header.toLowerCase()]) {
      throw new Error(
        `${method} ${path} responded with ${response.status} without ${header}, which its description lists`,
      );
    }
  }
  const validate = validatorFor(found, method, response.status, type);
  if (!validate) throw new Error(`${method} ${path} ${response.status}: no schema for ${type}`);
  const body: unknown = JSON.parse(response.text);
  if (!validate(body)) {
    throw new Error(
      `${method} ${path} ${response.status} differs from its description: ${ajv.errorsText(validate.errors)}`,
    );
  }
}

/** Texts that no response may contain: stack traces, SQL, paths on the server. */
const LEAKS =
  /\bat .+\.[jt]s:\d+|node_modules|\/work\/|\/root\/|select .+ from |insert into |violates|constraint "|\bECONN|password_hash/i;

/** Expects a response without internal details and without a 5xx status other than 503. */
export function expectSafe(response: Response): void {
  if (response.status >= 500 && response.status !== 503) {
    throw new Error(`an unplanned ${response.status}: ${response.text}`);
  }
  if (LEAKS.test(response.text ?? '')) throw new Error(`a response reveals: ${response.text}`);
  if (/"code":"INTERNAL"/.test(response.text ?? '')) throw new Error(`an unplanned error: ${response.text}`);
}

import { z } from 'zod';
import type { ErrorCode } from '../../../platform/errors/app-error';
import type { InputClass } from '../../../platform/text/validation';
import type { SelectedResponse } from '../../../selection/responses';
import type { SuspensionCheck } from '../../../selection/schema-fields';
import type { Context } from '../../context';
import type { ExpectedVersions } from '../transaction/version';

/** HTTP methods of routes. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A REST request for a route's action, without Express. */
export interface RestRequest {
  /**
   * Returns the id in the path.
   * @throws {AppError} NOT_FOUND for text that cannot be an id
   */
  id(): number;
  /** @throws {AppError} VALIDATION_FAILED */
  body<T extends object>(input: InputClass<T>): T;
  /** @throws {AppError} VALIDATION_FAILED */
  query<T extends object>(input: InputClass<T>): T;
  /** The uploaded file; undefined without one. */
  file(): Buffer | undefined;
  /**
   * Versions in `If-Match`. Undefined without the header and for `*`.
   * @throws {AppError} VALIDATION_FAILED for a malformed header
   */
  expectedVersions(): ExpectedVersions;
  /** Makes the response a 201 whose `Location` is this path below /api. */
  created(path: string): void;
}

/**
 * A route of rest.md, with everything to mount it (gateway/rest/routes.ts) and to describe it
 * (gateway/rest/openapi/operations.ts).
 */
export interface Route<Body = unknown> {
  /** Name of the operation, a verb and an object. Generated clients use it for their functions. */
  operation: string;
  method: Method;
  /** Path below /api, with Express's `:id`. */
  path: string;
  /** Korean description. */
  summary: string;
  /** OpenAPI tag that lists the route. */
  tag: string;
  /** True if visitors may call it. */
  isOpen?: boolean;
  body?: InputClass;
  /** An example of a valid body, for the description. */
  bodyExample?: Record<string, unknown>;
  query?: InputClass;
  /**
   * Name of the file part of a multipart body. The file is read before the action and only for
   * members.
   */
  filePart?: string;
  response: z.ZodType<unknown, Body>;
  /**
   * True if it creates an object. The response is a 201 and `request.created` sets its `Location`.
   */
  isCreating?: boolean;
  /** True if the response has the version of the content as `ETag`. */
  isVersioned?: boolean;
  /**
   * True if it supports `If-Match`. The action reads `request.expectedVersions`, and STALE becomes
   * a 412.
   */
  isConditional?: boolean;
  suspensionCheck?: SuspensionCheck;
  /** Error codes of this route. The common codes are added to them. */
  denials?: ErrorCode[];
  handle: (ctx: Context, request: RestRequest) => Promise<Body | SelectedResponse>;
}

/**
 * Maximum size of an uploaded file in bytes (5 MiB). The transports enforce it before a module
 * reads the file.
 */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Maximum length of a list without pages. The rest is left out. */
export const MAX_REST_LIST = 1_000;

/** Schema of an id in a response. */
export const idSchema = z
  .int()
  .positive()
  .meta({ examples: [101] });

/** Schema of a count in a response. */
export const countSchema = z.int().nonnegative();

/** Defines a route. The compiler checks that the action returns the type of `response`. */
export function defineRoute<Body>(route: Route<Body>): Route {
  return route;
}

import { z } from 'zod';
import type { ErrorCode } from '../../platform/errors';
import type { InputClass } from '../../platform/validation';
import type { SelectedAnswer } from '../../selection/answers';
import type { Context } from '../context';
import type { ExpectedVersions } from './version';

/** The HTTP methods of routes. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A REST request as a route's action reads it, without Express. */
export interface RestRequest {
  /**
   * The id in the path.
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
   * The versions that `If-Match` names; undefined without the header and for `*`.
   * @throws {AppError} VALIDATION_FAILED for a malformed header
   */
  expectedVersions(): ExpectedVersions;
  /** Sends the version of the content as `ETag`. */
  version(version: number): void;
  /** Makes the response a 201 whose `Location` is this path below /api. */
  created(path: string): void;
}

/**
 * A route of rest.md: all that is needed to mount it (gateway/rest.ts) and to describe it
 * (gateway/openapi/operations.ts).
 */
export interface Route<Answer = unknown> {
  /** The name of the operation, a verb and a noun. Generated clients name their functions so. */
  operation: string;
  method: Method;
  /** Below /api, with Express's `:id`. */
  path: string;
  /** Its description in Korean. */
  summary: string;
  /** The OpenAPI tag that it is listed under. */
  tag: string;
  /** Whether a visitor may call it. */
  open?: boolean;
  body?: InputClass;
  /** A body that fits, for the description. */
  bodyExample?: Record<string, unknown>;
  query?: InputClass;
  /**
   * The name of the file part, where the body is multipart. The file is read before the action, and
   * only for members.
   */
  filePart?: string;
  answer: z.ZodType<unknown, Answer>;
  /**
   * Whether it creates something: the response is then a 201, and `request.created` sets its
   * `Location`.
   */
  created?: boolean;
  /** Whether the response has the version of the content as `ETag`. */
  versioned?: boolean;
  /**
   * Whether it obeys `If-Match`: the action reads `request.expectedVersions`, and STALE becomes a
   * 412.
   */
  conditional?: boolean;
  /** The error codes of this route, in addition to those that all routes share. */
  refusals?: ErrorCode[];
  handle: (ctx: Context, request: RestRequest) => Promise<Answer | SelectedAnswer>;
}

/** The schema of an id in an answer. */
export const idSchema = z
  .int()
  .positive()
  .meta({ examples: [101] });

/** The schema of a count in an answer. */
export const countSchema = z.int().nonnegative();

/** Defines a route. The compiler checks that the action returns what `answer` describes. */
export function defineRoute<Answer>(route: Route<Answer>): Route {
  return route;
}

import { randomUUID } from 'node:crypto';

/**
 * What is recorded about a request while it is handled. The log and the metrics report it when the
 * request has ended.
 */
export interface RequestRecord {
  /** Identifies the request in the log and in its response's `X-Request-Id`. */
  readonly id: string;
  /**
   * The member whose session the request came with; undefined for a visitor. A login or logout does
   * not change it.
   */
  memberId?: number;
  /**
   * The GraphQL operation; undefined for any other request, and for a document that was refused.
   */
  operation?: Operation;
  /** The codes of the request's errors (platform/errors.ts). */
  codes?: string[];
}

/** A GraphQL operation. */
export interface Operation {
  type: 'query' | 'mutation' | 'subscription';
  /** The name that the sender gave it: any text. */
  name?: string;
  /** The first field of the schema's root that it selects: one of a finite set. */
  field: string;
}

/**
 * Ids that proxies and clients generate: UUIDs, trace ids, counters. Any other text could be
 * personal or break the log.
 */
const WELL_FORMED_ID = /^[\w.:=-]{1,64}$/;

/**
 * Starts a request's record.
 * @param givenId the `X-Request-Id` that the sender or a proxy set; a fresh id replaces one that
 *   is not well formed
 */
export function createRequestRecord(givenId: string | string[] | undefined): RequestRecord {
  return { id: typeof givenId === 'string' && WELL_FORMED_ID.test(givenId) ? givenId : randomUUID() };
}

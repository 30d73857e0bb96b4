import { randomUUID } from 'node:crypto';

/**
 * Data recorded about a request while it is handled. The log and the metrics report it when the
 * request is complete.
 */
export interface RequestRecord {
  /** Identifies the request in the log and in the response header `X-Request-Id`. */
  readonly id: string;
  /**
   * Member of the session that the request came with. Undefined for a visitor. A login or logout
   * does not change it.
   */
  memberId?: number;
  /** The GraphQL operation. Undefined for any other request and for a refused document. */
  operation?: Operation;
  /** Codes of the request's errors (platform/errors/app-error.ts). */
  codes?: string[];
  /** The bytes of its data, as far as they were read field by field. */
  dataBytes?: number;
}

/** A GraphQL operation. */
export interface Operation {
  type: 'query' | 'mutation' | 'subscription';
  /** Name chosen by the client, any text. */
  name?: string;
  /** First selected root field, one of a finite set. */
  field: string;
}

/**
 * Ids that proxies and clients generate: UUIDs, trace ids, counters. Any other text could contain
 * personal data or break the log.
 */
const WELL_FORMED_ID = /^[\w.:=-]{1,64}$/;

/**
 * Creates a request's record.
 * @param givenId the `X-Request-Id` of the client or a proxy; a malformed one is replaced by a new
 *   id
 */
export function createRequestRecord(givenId: string | string[] | undefined): RequestRecord {
  return { id: typeof givenId === 'string' && WELL_FORMED_ID.test(givenId) ? givenId : randomUUID() };
}

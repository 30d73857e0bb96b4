import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is noted of a request on its way, for the log and the metrics to tell when it has ended. */
export interface RequestNote {
  /** Names the request in the log and in its answer's `X-Request-Id`. */
  readonly id: string;
  /** The GraphQL operation; undefined for any other request, and for a document that was refused. */
  operation?: Operation;
  /** The codes of what was refused or failed (lib/errors.ts). */
  codes?: string[];
}

/** A GraphQL operation. */
export interface Operation {
  type: 'query' | 'mutation' | 'subscription';
  /** As its sender calls it: anything. */
  name?: string;
  /** The first field of the schema's root that it asks for: one of a finite set. */
  field: string;
}

/** Ids that proxies and clients make: UUIDs, trace ids, counters. Anything longer or stranger is not repeated. */
const WELL_FORMED = /^[\w.:=-]{1,64}$/;

const notes = new WeakMap<IncomingMessage, RequestNote>();

/** The request's note: under the id that its sender or a proxy gave it in `X-Request-Id`, or else a fresh one. */
export function noteOf(req: IncomingMessage): RequestNote {
  let note = notes.get(req);
  if (!note) {
    const given = req.headers['x-request-id'];
    note = { id: typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID() };
    notes.set(req, note);
  }
  return note;
}

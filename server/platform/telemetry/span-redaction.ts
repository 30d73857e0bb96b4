import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** What may leave of a span. Headers, addresses, queries, values and messages are on no list. */
const HARMLESS = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'http.response.header.x-request-id',
  'error.type',
  'express.type',
  'express.name',
  'graphql.operation.type',
  'graphql.operation.name',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
  'db.query.summary',
  'db.query.text',
  'server.address',
  'server.port',
  'exception.type',
]);

/** Set by the instrumentation of pg for a prepared statement, whose text has no values in it. */
const PREPARED = 'db.postgresql.plan';

/** An operation's name is its sender's: as long as it likes. */
const LONGEST_NAME = 100;

/** A processor before which each span loses all that is not known to be harmless. */
export function harmless(processor: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => {
      strip(span);
      processor.onEnd(span);
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}

function strip(span: ReadableSpan): void {
  Object.assign(span, { name: span.name.slice(0, LONGEST_NAME) });
  // The ORM writes values into its statements.
  if (!(PREPARED in span.attributes)) delete span.attributes['db.query.text'];
  for (const { attributes } of [span, ...span.events]) {
    for (const key of Object.keys(attributes ?? {})) if (!HARMLESS.has(key)) delete attributes?.[key];
  }
  delete span.status.message;
}

import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Exported attributes. Headers, URLs, queries, values and messages are not among them. */
const EXPORTED_ATTRIBUTES = new Set([
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

/**
 * Attribute that the instrumentation of pg sets for prepared statements. Their text contains no
 * values.
 */
const PREPARED_STATEMENT = 'db.postgresql.plan';

/** Maximum length of an operation name, because clients may choose very long ones. */
const MAX_NAME_LENGTH = 100;

/** Wraps a processor so that it receives only the harmless parts of each span. */
export function redacted(processor: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => {
      redact(span);
      processor.onEnd(span);
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}

function redact(span: ReadableSpan): void {
  Object.assign(span, { name: span.name.slice(0, MAX_NAME_LENGTH) });
  // The ORM writes values into statements that are not prepared.
  if (!(PREPARED_STATEMENT in span.attributes)) delete span.attributes['db.query.text'];
  for (const { attributes } of [span, ...span.events]) {
    for (const key of Object.keys(attributes ?? {})) if (!EXPORTED_ATTRIBUTES.has(key)) delete attributes?.[key];
  }
  delete span.status.message;
}

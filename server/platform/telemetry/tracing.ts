import { IncomingMessage } from 'node:http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { statementNameOf } from '../database/statements/compiled-statement';
import { VERSION } from './version';
import { routeOf } from './ended-request';
import { redacted } from './span-redaction';
import { atMost } from '../resilience/at-most';

/** Maximum milliseconds for a collector to respond at the server's exit. */
const FLUSH_TIMEOUT_MS = 3_000;

/** Frequent requests without traces. */
const IGNORED_PATHS = /^\/(livez|readyz|version$|assets\/)/;

const SUMMARY = /^\s*(insert into|update|delete from|select\b.*?\bfrom)\s+"?(\w+)"?/is;

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. The libraries read the other `OTEL_…` variables
 * themselves. Tracing patches modules while they are loaded, so call this first.
 * @returns a function that sends the remaining spans and ends within three seconds
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hanteam', 'service.version': VERSION }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [redacted(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => IGNORED_PATHS.test(url ?? ''),
        disableOutgoingRequestInstrumentation: true,
        headersToSpanAttributes: { server: { responseHeaders: ['x-request-id'] } },
        applyCustomAttributesOnSpan: (span, req) => {
          if (!(req instanceof IncomingMessage)) return;
          // Express adds the route's properties to this object.
          const route = routeOf(req);
          span.setAttribute('http.route', route).updateName(`${req.method} ${route}`);
        },
      }),
      new ExpressInstrumentation({ ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.ROUTER] }),
      new GraphQLInstrumentation({ ignoreResolveSpans: true }),
      new PgInstrumentation({
        requireParentSpan: true,
        requestHook: (span, { query }) => {
          const summary = statementNameOf(query.name) ?? summaryOf(query.text);
          span.updateName(summary).setAttribute('db.query.summary', summary);
        },
      }),
      new IORedisInstrumentation(),
    ],
  });
  return () =>
    atMost(
      provider.shutdown().catch(() => undefined),
      FLUSH_TIMEOUT_MS,
    );
}

/** Verb and table of a statement, without its values. */
function summaryOf(text: string): string {
  const [, verb = /^\s*(\w*)/.exec(text)?.[1] ?? '', table] = SUMMARY.exec(text) ?? [];
  return [verb.split(/\s/)[0]?.toLowerCase(), table].filter(Boolean).join(' ');
}

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Request } from 'express';
import { statementNameOf } from '../database/statement';
import { harmless } from './span-redaction';
import { routeOf } from '../../gateway/request-log';

/** An unreachable collector must not keep the server from stopping. */
const MAX_FLUSH_MS = 3_000;

/** Requests that are not traced. */
const IGNORED_PATHS = /^\/(livez|readyz|assets\/)/;

const SUMMARY = /^\s*(insert into|update|delete from|select\b.*?\bfrom)\s+"?(\w+)"?/is;

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`; the other `OTEL_…` variables are read by the libraries themselves. It patches
 * modules as they are loaded, so it must run before them.
 * @returns how to send what is left and end, within three seconds
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hanteam' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [harmless(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => IGNORED_PATHS.test(url ?? ''),
        disableOutgoingRequestInstrumentation: true,
        headersToSpanAttributes: { server: { responseHeaders: ['x-request-id'] } },
        applyCustomAttributesOnSpan: (span, req) => {
          // Express has made its request of this very object.
          const route = routeOf(req as Request);
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
  return async () => {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_FLUSH_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
  };
}

/** What a statement does to which table, without its values. */
function summaryOf(text: string): string {
  const [, verb = /^\s*(\w*)/.exec(text)?.[1] ?? '', table] = SUMMARY.exec(text) ?? [];
  return [verb.split(/\s/)[0]?.toLowerCase(), table].filter(Boolean).join(' ');
}

/**
 * Ends tracing. Without a configured collector, tracing is neither started nor loaded. main.ts
 * imports this file first, because tracing patches modules while they are loaded.
 */
export const stopTracing = start(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);

function start(endpoint?: string): () => Promise<void> {
  // readEnv refuses an invalid URL together with all other settings.
  if (!endpoint || !URL.canParse(endpoint)) return async () => undefined;
  const { startTracing } = require('./tracing') as typeof import('./tracing');
  return startTracing();
}

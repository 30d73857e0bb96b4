/**
 * Ends tracing. Where no collector is named, nothing was begun and nothing of it is even loaded. main.ts imports this
 * before anything else: tracing patches modules as they are loaded.
 */
export const stopTracing = begin(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);

function begin(endpoint?: string): () => Promise<void> {
  // One that is no address is refused with the other settings.
  if (!endpoint || !URL.canParse(endpoint)) return async () => undefined;
  const { startTracing } = require('./tracing') as typeof import('./tracing');
  return startTracing();
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A received span. */
export interface CollectedSpan {
  traceId: string;
  id: string;
  /** '' for the root of a trace. */
  parentId: string;
  name: string;
}

/** A server that receives traces by OTLP over HTTP. */
export interface Collector {
  url: string;
  spans(): CollectedSpan[];
  /** Returns all received bytes as text. Names and attributes are readable in it. */
  bytes(): string;
  close(): Promise<void>;
}

/** Starts a collector. */
export async function startCollector(): Promise<Collector> {
  const bodies: Buffer[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      bodies.push(req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      res.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap(spansOf),
    bytes: () => Buffer.concat(bodies).toString('utf8'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Returns the spans of an ExportTraceServiceRequest. They are nested in fields of protobuf:
 * resource_spans = 1, scope_spans = 2, spans = 2.
 */
function spansOf(body: Buffer): CollectedSpan[] {
  const spans = partsOf(body, 1)
    .flatMap((resource) => partsOf(resource, 2))
    .flatMap((scope) => partsOf(scope, 2));
  const hex = (span: Buffer, field: number): string => partsOf(span, field)[0]?.toString('hex') ?? '';
  return spans.map((span) => ({
    traceId: hex(span, 1),
    id: hex(span, 2),
    parentId: hex(span, 4),
    name: partsOf(span, 5)[0]?.toString('utf8') ?? '',
  }));
}

/** Returns the values of a length-delimited field of a protobuf message. */
function partsOf(message: Buffer, wanted: number): Buffer[] {
  const parts: Buffer[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = message.readUInt8(at++);
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const [field, type] = ((tag) => [tag >> 3, tag & 7])(varint());
    if (type === 0) varint();
    else {
      const length = type === 1 ? 8 : type === 5 ? 4 : varint();
      if (field === wanted) parts.push(message.subarray(at, at + length));
      at += length;
    }
  }
  return parts;
}

import { Counter, Histogram, type Registry } from 'prom-client';
import type { EndedRequest } from '../ended-request';

/** Histogram buckets in seconds, from a fast prepared statement to far beyond a user's patience. */
export const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests, GraphQL operations and errors. Every label comes from a finite set (routes, root
 * fields, error codes), so that clients cannot increase the number of time series.
 */
export function countRequests(register: Registry): (ended: EndedRequest) => void {
  const requests = new Histogram({
    name: 'hanteam_http_request_duration_seconds',
    help: 'Requests by the pattern that served them, and by kind: read, write, or unknown if a GraphQL request failed before its operation was read; 499: the client closed the connection first. Health checks and client files are not counted.',
    labelNames: ['method', 'route', 'status', 'kind'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const operations = new Histogram({
    name: 'hanteam_graphql_operation_duration_seconds',
    help: 'GraphQL operations by their first root field.',
    labelNames: ['type', 'field'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const errors = new Counter({
    name: 'hanteam_errors_total',
    help: 'Refusals and failures by their code.',
    labelNames: ['code'],
    registers: [register],
  });
  return (ended) => {
    const { method, route, status, milliseconds, record } = ended;
    const { operation, codes } = record;
    requests.observe({ method, route, status, kind: kindOf(ended) }, milliseconds / 1000);
    if (operation) operations.observe({ type: operation.type, field: operation.field }, milliseconds / 1000);
    for (const code of codes ?? []) errors.inc({ code });
  };
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Kind of a request for the service level objectives (operations/monitoring.md). */
function kindOf({ method, route, record: { operation } }: EndedRequest): 'read' | 'write' | 'unknown' {
  if (operation) return operation.type === 'mutation' ? 'write' : 'read';
  if (SAFE_METHODS.has(method)) return 'read';
  return route.startsWith('/graphql') ? 'unknown' : 'write';
}

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
    help: 'Requests by the pattern that served them; 499: the client closed the connection first. Health checks and client files are not counted.',
    labelNames: ['method', 'route', 'status'],
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
  return ({ method, route, status, milliseconds, record: { operation, codes } }) => {
    requests.observe({ method, route, status }, milliseconds / 1000);
    if (operation) operations.observe({ type: operation.type, field: operation.field }, milliseconds / 1000);
    for (const code of codes ?? []) errors.inc({ code });
  };
}

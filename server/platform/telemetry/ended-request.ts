import type { RequestRecord } from './request-record';

/** A completed request. */
export interface EndedRequest {
  method: string;
  /** Path pattern of the route (`/api/projects/:id`), one of a finite set. Never the URL itself. */
  route: string;
  /** 499 if the client closed the connection before the response was complete. */
  status: number;
  milliseconds: number;
  record: RequestRecord;
}

/** Properties that Express adds to Node's request during routing. */
interface RoutedRequest {
  url?: string;
  originalUrl?: string;
  route?: unknown;
}

// Express removes the mount path of a router once the request leaves that router.
const AREA = /^\/(api\/docs|api|graphql\/playground|graphql|pictures)(?=[/?]|$)/i;

/**
 * Returns the path pattern of a request's route, one of a finite set. Returns `none` if no route
 * matched.
 */
export function routeOf({ originalUrl = '', route }: RoutedRequest): string {
  const area = AREA.exec(originalUrl)?.[0].toLowerCase() ?? '';
  const pattern = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof pattern === 'string' ? area + pattern : area || 'none';
}

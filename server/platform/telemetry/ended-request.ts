import type { RequestRecord } from './request-record';

/** A request that has ended. */
export interface EndedRequest {
  method: string;
  /**
   * The pattern that served it (`/api/projects/:id`), one of a finite set; never the address
   * itself.
   */
  route: string;
  /** 499 when the client closed the connection before the response was complete. */
  status: number;
  milliseconds: number;
  record: RequestRecord;
}

/** The properties that Express adds to Node's request when it routes it. */
interface RoutedRequest {
  url?: string;
  originalUrl?: string;
  route?: unknown;
}

// Express forgets the path at which a router is mounted as soon as the request leaves that router.
const AREA = /^\/(api\/docs|api|graphql\/playground|graphql|pictures)(?=[/?]|$)/i;

/**
 * The pattern that serves or served a request, one of a finite set; `none` when no route matched.
 */
export function routeOf({ originalUrl = '', route }: RoutedRequest): string {
  const area = AREA.exec(originalUrl)?.[0].toLowerCase() ?? '';
  const pattern = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof pattern === 'string' ? area + pattern : area || 'none';
}

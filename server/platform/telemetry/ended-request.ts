import type { Request } from 'express';
import type { RequestNote } from './request-record';

/** A request that has ended. */
export interface EndedRequest {
  method: string;
  /** The pattern that served it (`/api/projects/:id`), one of a finite set; never a raw address. */
  route: string;
  /** 499 when its sender hung up before the answer was out. */
  status: number;
  milliseconds: number;
  note: RequestNote;
}

// Routers forget where they are mounted once a request has left them.
const AREA = /^\/(api\/docs|api|graphql\/playground|graphql|pictures)(?=[/?]|$)/i;

/** The pattern that serves or served a request, one of a finite set; `none` where nothing does. */
export function routeOf(req: Request): string {
  const area = AREA.exec(req.originalUrl)?.[0].toLowerCase() ?? '';
  const pattern: unknown = (req.route as { path?: unknown } | undefined)?.path;
  return typeof pattern === 'string' ? area + pattern : area || 'none';
}

import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import { type Context, requireViewerId } from '../context';
import { AppError, type ErrorCode } from '../../platform/errors';
import { type InputClass, readId, readInput } from '../../platform/validation';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a REST action reads of its request: the translation into what a service function takes. */
export class RestRequest {
  constructor(
    private readonly req: Request,
    private readonly res: Response,
  ) {}

  /** The id in the path; anything that is no id names nothing. */
  id(): number {
    return readId(this.req.params.id);
  }

  body<T extends object>(input: InputClass<T>): T {
    return readInput(input, this.req.body);
  }

  query<T extends object>(input: InputClass<T>): T {
    return readInput(input, this.req.query);
  }

  /** Says where what was just created is found; the answer is a 201 then. */
  created(path: string): void {
    this.res.status(201).location(`/api${path}`);
  }

  /** The file part of a multipart body, if there was one. */
  file(): Buffer | undefined {
    return this.req.file?.buffer;
  }
}

/** One row of rest.md: enough to mount it, and to describe it (openapi.ts). */
export interface Route<Answer = unknown> {
  method: Method;
  /** Below /api, with Express's `:id`. */
  path: string;
  /** What it does, in Korean. */
  summary: string;
  /** The noun that it is listed under. */
  tag: string;
  /** Whether a visitor may call it. */
  open?: boolean;
  body?: InputClass;
  query?: InputClass;
  /** Reads a multipart body before the action, with a file part of this name. */
  upload?: { part: string; middleware: RequestHandler };
  answer: z.ZodType<unknown, Answer>;
  /** Whether it creates something: the answer is a 201 then, and says where (`request.created`). */
  created?: boolean;
  /** The codes that it answers beside those of every path. */
  refusals?: ErrorCode[];
  handle: (ctx: Context, request: RestRequest) => Promise<Answer>;
}

/** A route whose action must answer as it is described. */
export function defineRoute<Answer>(route: Route<Answer>): Route {
  return route;
}

/** Mounts routes in their order; a known path asked with another method answers 405 and what is allowed. */
export function mountRoutes(routes: readonly Route[], contextOf: (req: Request) => Context): Router {
  const router = Router({ caseSensitive: true });
  for (const path of new Set(routes.map((route) => route.path))) {
    const here = routes.filter((route) => route.path === path);
    const mounted = router.route(path);
    for (const route of here) {
      const before = route.upload ? [requireSession(contextOf), route.upload.middleware] : [];
      mounted[route.method](...before, action(route, contextOf));
    }
    mounted.all((_req, res) => {
      res.set('Allow', allowed(here).join(', '));
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
  return router;
}

function allowed(routes: readonly Route[]): string[] {
  const methods = routes.map((route) => route.method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** A visitor's file is not even read. */
function requireSession(contextOf: (req: Request) => Context): RequestHandler {
  return (req, _res, next) => {
    requireViewerId(contextOf(req));
    next();
  };
}

function action(route: Route, contextOf: (req: Request) => Context): RequestHandler {
  return async (req: Request, res: Response) => {
    const ctx = contextOf(req);
    if (!route.open) requireViewerId(ctx);
    const answer = await route.handle(ctx, new RestRequest(req, res));
    // As res.json would, but as text: Node then sends head and body by one write.
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.end(JSON.stringify(answer));
  };
}

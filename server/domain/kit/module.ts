import type { EntityClass } from '@mikro-orm/core';
import type { ClassType } from 'type-graphql';
import type { ConstraintCodes } from '../../platform/error-translator';
import type { ErrorDefinitions } from '../../platform/errors';
import type { FileStore } from '../../platform/file-store';
import type { RateLimit } from '../../platform/rate-limits';
import type { Context, Services } from '../context';
import type { ExportedPart } from './export';
import type { Job } from './jobs';
import type { Route } from './route';
import type { TokenAuthority } from './token';

/** What a chat application shows for a link to a page of the client. */
export interface LinkPreview {
  title: string;
  description: string;
  /**
   * The path of its picture, 1200 × 630 pixels, and what the picture shows in words; the site's
   * without one.
   */
  picture?: { path: string; alt: string };
}

/** What a preview is read with. */
export type PreviewServices = Pick<Services, 'reads' | 'sign'>;

/** A page of the client whose links have a preview of their own. */
export interface PreviewedPage {
  /** The page's path (shared/paths.ts), whose only parameter is the id of what it shows. */
  path: string;
  /**
   * Reads the preview, which anybody who has the link may see; undefined for a link that shows
   * nothing of its page.
   * @param search the link's parameters
   */
  preview(services: PreviewServices, id: number, search: URLSearchParams): Promise<LinkPreview | undefined>;
}

/** Files that a module serves to anybody, at `<path>/<name>`. The bytes of a name never change. */
export interface PublicFiles {
  path: string;
  contentType: string;
  /**
   * For how long caches may keep a file, if not for a year: what may stop to be public is not kept
   * for long.
   */
  maxAgeSeconds?: number;
  /** Reads a file; null when there is none of that name. */
  read(services: Services, name: string): ReturnType<FileStore['read']>;
}

/**
 * Refuses all writes of a member.
 * @throws {AppError} with the reason
 */
export type WriteGuard = (ctx: Context) => Promise<void>;

/**
 * Ends the mails that the token of a link in one of them names. It needs no session, and may be
 * done again.
 * @throws {AppError} for a token that the service did not write
 */
export type Unsubscribe = (services: Services, token: string) => Promise<unknown>;

/** Looks at the start for stored data that the settings do not fit, and logs a warning. */
export type StartCheck = (services: Services) => Promise<void>;

/**
 * The manifest of a module: all that the rest of the server needs to know of one noun. Code that
 * has to know all modules reads the list of manifests in `server/modules.ts`.
 */
export interface DomainModule<Errors extends ErrorDefinitions = ErrorDefinitions> {
  /** The name of its folder. */
  name: string;
  /**
   * The modules that it may import. The linter reads them here. They come before it in the list.
   */
  uses: readonly string[];
  entities?: readonly EntityClass<object>[];
  /** The tables that a backup holds, each after those that its foreign keys refer to. */
  tables?: readonly string[];
  /** Tables that triggers fill from `tables`, so a backup leaves them out. */
  derivedTables?: readonly string[];
  /** What it contributes to the export of a member's data. */
  exports?: readonly ExportedPart[];
  /**
   * Its tables that no export contains, each with the reason: no row of theirs is about a member.
   */
  notExported?: Readonly<Record<string, string>>;
  resolvers?: readonly ClassType[];
  /** Its paths below /api, in any order. */
  routes?: readonly Route[];
  /** The tags of its routes, each with its Korean name. */
  openApiTags?: Readonly<Record<string, string>>;
  publicFiles?: readonly PublicFiles[];
  previewedPages?: readonly PreviewedPage[];
  /** Runs once at each start of a server, before it takes requests. */
  startCheck?: StartCheck;
  /** Subscribes to the events of modules below. */
  listen?: () => void;
  /** Recognises access tokens. At most one module does. */
  tokenAuthority?: TokenAuthority;
  /** Decides whether a member may write at all. At most one module does. */
  writeGuard?: WriteGuard;
  /** Its mutations, and its routes as `post /auth/logout`, that the write guard does not refuse. */
  alwaysAllowed?: readonly string[];
  /**
   * Its mutations and routes whose first statement refuses suspended members itself, so that they
   * need none of the guard's. Where they fail for another reason, the guard is asked afterwards,
   * because its refusal comes first.
   */
  guardThemselves?: readonly string[];
  /** Ends mails for mail programs (RFC 8058). At most one module does. */
  unsubscribe?: Unsubscribe;
  jobs?: readonly Job[];
  /** Its own codes, as `defineErrors` returns them. */
  errors?: Errors;
  /**
   * The error codes for violated constraints of its tables, by the constraints' names in the
   * migrations.
   */
  constraints?: ConstraintCodes;
  rateLimits?: readonly RateLimit[];
}

/**
 * Defines a module. Its own codes stay in its type, so that the compiler can check those of all
 * modules together.
 */
export function defineModule<Errors extends ErrorDefinitions = Record<never, never>>(
  module: DomainModule<Errors>,
): DomainModule<Errors> {
  return module;
}

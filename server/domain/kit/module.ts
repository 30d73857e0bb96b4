import type { EntityClass } from '@mikro-orm/core';
import type { Router } from 'express';
import type { ClassType } from 'type-graphql';
import type { ConstraintCodes } from '../../platform/error-translator';
import type { ErrorDefinitions } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import type { Statements } from '../../platform/database/statements';
import type { Services } from '../context';
import type { Job } from './jobs';
import type { Route } from './route';

/** What a chat shows of a link to a page of the client. */
export interface LinkPreview {
  title: string;
  description: string;
}

/** A page of the client whose link is previewed by what it shows. */
export interface PreviewedPage {
  /** The page's path in Express's syntax, with the id of what it shows as `:id`. */
  path: string;
  /** For anybody, so it holds nothing private; undefined when there is no such thing. */
  preview(reads: Statements, id: number): Promise<LinkPreview | undefined>;
}

/** What a module serves outside of /api and /graphql, without sessions. */
export interface PublicRouter {
  path: string;
  create(services: Services): Router;
}

/**
 * The manifest of a module: all that the rest of the server needs to know of one noun. `server/modules.ts` lists the
 * manifests, and whatever has to know all modules reads that list.
 */
export interface DomainModule<Errors extends ErrorDefinitions = ErrorDefinitions> {
  /** The name of its folder. */
  name: string;
  /** The modules that it may import, as the linter reads them here; they stand before it in the list. */
  uses: readonly string[];
  entities?: readonly EntityClass<object>[];
  /** The tables that a backup holds, each behind those that its foreign keys refer to. */
  tables?: readonly string[];
  /** Tables that triggers fill from `tables`, so a backup leaves them out. */
  derivedTables?: readonly string[];
  resolvers?: readonly ClassType[];
  /** Its paths below /api, in any order. */
  routes?: readonly Route[];
  /** The tags of its routes, each with its Korean name. */
  openApiTags?: Readonly<Record<string, string>>;
  publicRouters?: readonly PublicRouter[];
  previewedPages?: readonly PreviewedPage[];
  /** Subscribes to the events of modules below. */
  listen?: () => void;
  jobs?: readonly Job[];
  /** Its own codes, as `defineErrors` returns them. */
  errors?: Errors;
  /** The codes that broken constraints of its tables stand for, by the constraints' names in the migrations. */
  constraints?: ConstraintCodes;
  rateLimits?: readonly RateLimit[];
}

/** Defines a module. Its own codes stay in its type, so that the compiler can check those of all modules together. */
export function defineModule<Errors extends ErrorDefinitions = Record<never, never>>(
  module: DomainModule<Errors>,
): DomainModule<Errors> {
  return module;
}

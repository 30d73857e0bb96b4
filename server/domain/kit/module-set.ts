import type { EntityClass } from '@mikro-orm/core';
import type { ClassType } from 'type-graphql';
import type { ConstraintCodes } from '../../platform/error-translator';
import type { CommonErrors, ErrorCode, ErrorDefinition } from '../../platform/errors';
import type { RateLimit } from '../../platform/rate-limits';
import type { Job } from './jobs';
import type { DomainModule, PreviewedPage, PublicRouter } from './module';
import type { Route } from './route';

/** All modules taken together. */
export interface ModuleSet {
  /** The manifests, each behind those that it uses. */
  list: readonly DomainModule[];
  names: readonly string[];
  entities: readonly EntityClass<object>[];
  tables: readonly string[];
  derivedTables: readonly string[];
  resolvers: readonly ClassType[];
  /** Fixed path segments come before parameters in the same position, so that the first match is the right one. */
  routes: readonly Route[];
  openApiTags: readonly { name: string; description: string }[];
  publicRouters: readonly PublicRouter[];
  previewedPages: readonly PreviewedPage[];
  jobs: readonly Job[];
  errors: ReadonlyMap<string, ErrorDefinition>;
  constraints: ConstraintCodes;
  rateLimits: readonly RateLimit[];
  /**
   * Subscribes all listeners. Upper modules react first: what they hold refers to rows of the modules below, which are
   * still there then. When a member withdraws, its applications are taken back before its notices are deleted.
   */
  listen: () => void;
}

type CodesOf<Module> = Module extends DomainModule<infer Errors> ? keyof Errors : never;

/** The codes that some module defines, but no manifest of the list has among its `errors`. */
export type UnlistedCode<List extends readonly unknown[]> = Exclude<
  ErrorCode,
  keyof CommonErrors | CodesOf<List[number]>
>;

/**
 * Takes modules together, in their order.
 * @param list each module stands behind those that it uses
 * @throws {Error} when a module uses one that does not stand before it, or two modules claim the same name.
 */
export function collectModules(list: readonly DomainModule[]): ModuleSet {
  refuseWrongOrder(list);
  const all = <Item>(itemsOf: (module: DomainModule) => readonly Item[] | undefined): Item[] =>
    list.flatMap((module) => itemsOf(module) ?? []);
  const entries = <Value>(recordOf: (module: DomainModule) => Readonly<Record<string, Value>> | undefined) =>
    all((module) => Object.entries(recordOf(module) ?? {}));
  const tags = entries((module) => module.openApiTags);
  const constraints = entries((module) => module.constraints);
  const errors = entries((module) => module.errors);
  const modules: ModuleSet = {
    list,
    names: list.map(({ name }) => name),
    entities: all((module) => module.entities),
    tables: all((module) => module.tables),
    derivedTables: all((module) => module.derivedTables),
    resolvers: all((module) => module.resolvers),
    routes: all((module) => module.routes).toSorted(byKindOfSegments),
    openApiTags: tags.map(([name, description]) => ({ name, description })),
    publicRouters: all((module) => module.publicRouters),
    previewedPages: all((module) => module.previewedPages),
    jobs: all((module) => module.jobs),
    errors: new Map(errors),
    constraints: Object.fromEntries(constraints),
    rateLimits: all((module) => module.rateLimits),
    listen: () => list.toReversed().forEach((module) => module.listen?.()),
  };
  refuseDuplicates('module', modules.names);
  refuseDuplicates('table', [...modules.tables, ...modules.derivedTables]);
  refuseDuplicates(
    'route',
    modules.routes.map(({ method, path }) => `${method} ${path}`),
  );
  refuseDuplicates(
    'path',
    [...modules.publicRouters, ...modules.previewedPages].map(({ path }) => path),
  );
  refuseDuplicates('OpenAPI tag', tags.map(nameOf));
  refuseDuplicates('error code', errors.map(nameOf));
  refuseDuplicates('constraint', constraints.map(nameOf));
  refuseDuplicates(
    'rate limit',
    modules.rateLimits.map(({ name }) => name),
  );
  refuseDuplicates(
    'job',
    modules.jobs.map(({ name }) => name),
  );
  return modules;
}

const nameOf = ([name]: readonly [string, unknown]): string => name;

function refuseWrongOrder(list: readonly DomainModule[]): void {
  list.forEach(({ name, uses }, index) => {
    const below = list.slice(0, index).map((module) => module.name);
    const missing = uses.find((used) => !below.includes(used));
    if (missing !== undefined) throw new Error(`${name} uses ${missing}, which does not stand before it`);
  });
}

function refuseDuplicates(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the ${what} ${twice} is defined twice`);
}

/** Orders `/a/:id` behind `/a/b`: by the kinds of the segments from left to right, fixed ones first. */
function byKindOfSegments(one: Route, other: Route): number {
  const [left, right] = [kindsOf(one.path), kindsOf(other.path)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function kindsOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

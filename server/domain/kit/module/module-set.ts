import type { EntityClass } from '@mikro-orm/core';
import type { ConstraintCodes } from '../../../platform/errors/error-translator';
import type { ExportedPart } from '../export/export';
import type { Job } from '../jobs/jobs';
import type {
  CalendarFiles,
  DomainModule,
  PreviewedPage,
  PublicFiles,
  RefuseAddresses,
  StartCheck,
  Unsubscribe,
  WriteGuard,
} from './module';
import type { Route } from '../api/route';
import type { TokenAuthority } from '../sessions/token';

/** Everything that the modules define, combined. */
export interface ModuleSet {
  /** The manifests. Each comes after the modules that it uses. */
  list: readonly DomainModule[];
  names: readonly string[];
  entities: readonly EntityClass<object>[];
  tables: readonly string[];
  derivedTables: readonly string[];
  exports: readonly ExportedPart[];
  /** Tables that no export contains. */
  notExported: readonly string[];
  /**
   * Routes, with fixed path segments before parameters, so that the first match is the right one.
   */
  routes: readonly Route[];
  openApiTags: readonly { name: string; description: string }[];
  publicFiles: readonly PublicFiles[];
  calendars: readonly CalendarFiles[];
  previewedPages: readonly PreviewedPage[];
  /** Recognises access tokens. */
  tokenAuthority: TokenAuthority;
  /** Decides whether a member may write at all. */
  writeGuard: WriteGuard;
  /** Unsubscribes for mail programs. */
  unsubscribe: Unsubscribe;
  /** Stops the mails to bounced addresses. */
  refuseAddresses: RefuseAddresses;
  jobs: readonly Job[];
  startChecks: readonly StartCheck[];
  constraints: ConstraintCodes;
  /**
   * Subscribes all listeners. Listeners of upper modules run first, because their rows reference
   * rows of lower modules, which must still exist. For example, a withdrawal cancels applications
   * before it deletes notices.
   */
  listen: () => void;
}

/**
 * Combines modules in their order.
 * @param list modules, each after the modules that it uses
 * @throws {Error} if a module uses a later one, or two modules define the same name
 */
export function collectModules(list: readonly DomainModule[]): ModuleSet {
  ensureOrder(list);
  const all = <Item>(itemsOf: (module: DomainModule) => readonly Item[] | undefined): Item[] =>
    list.flatMap((module) => itemsOf(module) ?? []);
  const entries = <Value>(recordOf: (module: DomainModule) => Readonly<Record<string, Value>> | undefined) =>
    all((module) => Object.entries(recordOf(module) ?? {}));
  const tags = entries((module) => module.openApiTags);
  const constraints = entries((module) => module.constraints);
  const modules: ModuleSet = {
    list,
    names: list.map(({ name }) => name),
    entities: all((module) => module.entities),
    tables: all((module) => module.tables),
    derivedTables: all((module) => module.derivedTables),
    exports: all((module) => module.exports),
    notExported: entries((module) => module.notExported).map(nameOf),
    routes: all((module) => module.routes).toSorted(bySegmentKinds),
    openApiTags: tags.map(([name, description]) => ({ name, description })),
    publicFiles: all((module) => module.publicFiles),
    calendars: all((module) => module.calendars),
    previewedPages: all((module) => module.previewedPages),
    tokenAuthority: partOf(list, 'tokenAuthority'),
    writeGuard: partOf(list, 'writeGuard'),
    unsubscribe: partOf(list, 'unsubscribe'),
    refuseAddresses: partOf(list, 'refuseAddresses'),
    jobs: all((module) => module.jobs),
    startChecks: list.flatMap((module) => module.startCheck ?? []),
    constraints: Object.fromEntries(constraints),
    listen: () => list.toReversed().forEach((module) => module.listen?.()),
  };
  ensureIdParameters(modules.routes);
  ensureUniqueNames(modules, { tags, constraints });
  return modules;
}

const nameOf = ([name]: readonly [string, unknown]): string => name;

function ensureOrder(list: readonly DomainModule[]): void {
  list.forEach(({ name, uses }, index) => {
    const below = list.slice(0, index).map((module) => module.name);
    const missing = uses.find((used) => !below.includes(used));
    if (missing !== undefined) throw new Error(`${name} uses ${missing}, which is not listed before it`);
  });
}

/** Refuses paths with a parameter other than `:id`. RestRequest reads no other parameter. */
function ensureIdParameters(routes: readonly Route[]): void {
  const other = routes.find(({ path }) => [...path.matchAll(/:(\w+)/g)].some(([, name]) => name !== 'id'));
  if (other) throw new Error(`the path ${other.path} has a parameter other than :id`);
}

/** Parts that exactly one module provides. */
type SinglePart = 'tokenAuthority' | 'writeGuard' | 'unsubscribe' | 'refuseAddresses';

/** Returns the part, which exactly one module must provide. */
function partOf<Name extends SinglePart>(list: readonly DomainModule[], name: Name): NonNullable<DomainModule[Name]> {
  const [part, ...others] = list.map((module) => module[name]).filter((each) => each !== undefined);
  if (!part || others.length > 0) throw new Error(`one module must provide the part ${name}`);
  return part;
}

/** Entries of all manifests. Combining them into one record would hide duplicates. */
type NamedEntries = Readonly<Record<'tags' | 'constraints', readonly (readonly [string, unknown])[]>>;

/** Refuses names that two modules define. */
function ensureUniqueNames(modules: ModuleSet, { tags, constraints }: NamedEntries): void {
  const names: Readonly<Record<string, readonly string[]>> = {
    module: modules.names,
    table: [...modules.tables, ...modules.derivedTables],
    export: modules.exports.map(({ name }) => name),
    route: modules.routes.map(({ method, path }) => `${method} ${path}`),
    path: [...modules.publicFiles, ...modules.previewedPages].map(({ path }) => path),
    'calendar file': modules.calendars.map(({ name }) => name),
    'OpenAPI tag': tags.map(nameOf),
    constraint: constraints.map(nameOf),
    job: modules.jobs.map(({ name }) => name),
  };
  for (const [what, each] of Object.entries(names)) ensureUnique(what, each);
}

function ensureUnique(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the ${what} ${twice} is defined twice`);
}

/**
 * Compares routes by their segments from left to right, fixed ones first: `/a/b` comes before
 * `/a/:id`.
 */
function bySegmentKinds(one: Route, other: Route): number {
  const [left, right] = [segmentKinds(one.path), segmentKinds(other.path)];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Segments of a path as digits: 0 for a fixed one, 1 for a parameter. */
function segmentKinds(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

import type { DomainModule } from './module';
import type { Route } from '../api/route';

/** Everything that the modules define, combined. */
export type ModuleSet = ReturnType<typeof collectModules>;

/**
 * Combines modules in their order.
 * @param list modules, each after the modules that it uses
 * @throws {Error} if a module uses a later one, or two modules define the same name
 */
export function collectModules(list: readonly DomainModule[]) {
  ensureOrder(list);
  const all = <Item>(itemsOf: (module: DomainModule) => readonly Item[] | undefined): readonly Item[] =>
    list.flatMap((module) => itemsOf(module) ?? []);
  const entries = <Value>(recordOf: (module: DomainModule) => Readonly<Record<string, Value>> | undefined) =>
    all((module) => Object.entries(recordOf(module) ?? {}));
  const tags = entries((module) => module.openApiTags);
  const constraints = entries((module) => module.constraints);
  const modules = {
    list,
    names: list.map(({ name }) => name),
    entities: all((module) => module.entities),
    tables: all((module) => module.tables),
    derivedTables: all((module) => module.derivedTables),
    exports: all((module) => module.exports),
    notExported: entries((module) => module.notExported).map(nameOf),
    /** Fixed path segments come before parameters, so that the first match is the right one. */
    routes: all((module) => module.routes).toSorted(bySegmentKinds),
    openApiTags: tags.map(([name, description]) => ({ name, description })),
    publicFiles: all((module) => module.publicFiles),
    calendars: all((module) => module.calendars),
    previewedPages: all((module) => module.previewedPages),
    jobs: all((module) => module.jobs),
    startChecks: list.flatMap((module) => module.startCheck ?? []),
    constraints: Object.fromEntries(constraints),
    /**
     * Subscribes all listeners. Listeners of upper modules run first, because their rows reference
     * rows of lower modules, which must still exist. For example, a withdrawal cancels applications
     * before it deletes notices.
     */
    listen: () => list.toReversed().forEach((module) => module.listen?.()),
  };
  ensureIdParameters(modules.routes);
  ensureUnique({
    module: modules.names,
    table: [...modules.tables, ...modules.derivedTables],
    export: modules.exports.map(({ name }) => name),
    route: modules.routes.map(({ method, path }) => `${method} ${path}`),
    path: [...modules.publicFiles, ...modules.previewedPages].map(({ path }) => path),
    'calendar file': modules.calendars.map(({ name }) => name),
    'OpenAPI tag': tags.map(nameOf),
    constraint: constraints.map(nameOf),
    job: modules.jobs.map(({ name }) => name),
  });
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

/** Refuses names that two modules define. */
function ensureUnique(namesByKind: Readonly<Record<string, readonly string[]>>): void {
  for (const [kind, names] of Object.entries(namesByKind)) {
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`the ${kind} ${twice} is defined twice`);
  }
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

// Defines which files of the server may import which, by tier, module and layer.
// docs/ARCHITECTURE.md explains the reasons.
import { readModules } from './read-modules.mjs';

const modules = readModules();
/** Names of all modules, as alternatives in a regular expression. */
const ANY_MODULE = modules.map(({ name }) => name).join('|');

const UP = '^(\\.\\./)+';

/**
 * A forbidden import. Throws for regular expressions with a look-ahead, because Oxlint silently
 * ignores them.
 */
function no(regex, message) {
  if (regex.includes('(?')) throw new Error(`oxlint cannot read ${regex}`);
  return { regex, message };
}

const restrict = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

const START_FILES = 'server|backing-services|main';
/** Folders that only the start files and the commands use. */
const START_AND_COMMANDS = 'database|embedded-postgres|dev-data|commands';

const noGateway = no(`${UP}gateway/`, 'The gateway is above this tier.');
const noSelection = no(`${UP}selection/`, 'The selection is above this tier.');
const noStartFolders = no(`${UP}(${START_AND_COMMANDS})/`, 'Only the start files and the commands import this folder.');
const noRoot = no(`${UP}(env|modules|${START_FILES})$`, 'This tier gets what the start creates as a parameter.');
const noStartedServer = no(`${UP}(${START_FILES})$`, 'This tier gets what the start creates as a parameter.');
const noTests = no(`${UP}test-kit/|\\.testing$`, 'The product does not depend on its tests.');
const SHARED_ALONE = 'Code that server and client share depends on neither.';

/**
 * Forbidden imports of the platform. `depth` is the number of folders between a file and `server`.
 */
const platform = (depth) => [
  no(`${UP}domain/`, 'The platform imports no part of the domain.'),
  noSelection,
  noGateway,
  // The platform has a folder `database` as well.
  no(`^(\\.\\./){${depth},}(${START_AND_COMMANDS})/`, 'Only the start files and the commands import this folder.'),
  noRoot,
  noTests,
];
const NO_MODULE_FROM_DOMAIN = no(`^(\\.{1,2}/)+(${ANY_MODULE})/`, 'Code that all modules share imports none of them.');

/** Of the domain, the engine may import the context. */
const SELECTION = [
  no(`${UP}domain/(kit|${ANY_MODULE})/`, 'The engine imports neither the kit nor a module.'),
  noGateway,
  noStartFolders,
  noRoot,
  noTests,
  no('^(express|multer)(/|$)', 'Only the gateway uses Express.'),
];

const GATEWAY = [
  no(`${UP}domain/(${ANY_MODULE})/`, 'The gateway reads modules only through server/modules.ts.'),
  noStartFolders,
  noStartedServer,
  noTests,
];
const NOT_PART_OF_SERVICE = [noGateway, noStartedServer, noTests];

/**
 * Layers of a module, lowest first. A file may import layers of its own step and below, in its
 * module and in those that its module uses. A file without a suffix is on the lowest step.
 */
const STEPS = [
  ['errors'],
  ['entity'],
  ['inputs', 'events'],
  ['sql', 'rules'],
  ['service'],
  ['type'],
  ['resolver', 'rest'],
  ['module'],
];

/** Layers that server/modules.ts does not read. It exports only services and statements. */
const NOT_IN_MODULE_LIST = STEPS.flat()
  .filter((layer) => !['module', 'service', 'sql'].includes(layer))
  .join('|');
const ALL_LAYERS = STEPS.flat().join('|');

const EXPRESS = '^(express|multer)(/|$)';
const GRAPHQL = '^(type-graphql|graphql|graphql-upload|@apollo/server)(/|$)';
const DATABASE = '^(@mikro-orm/|pg$|kysely$)';
const noTransport = no(`${EXPRESS}|${GRAPHQL}`, 'This layer imports neither Express nor GraphQL.');
const noExpress = no(EXPRESS, 'Only the gateway uses Express.');
const DOMAIN = [noGateway, noStartFolders, noRoot, noTests, noExpress];
const noDatabase = no(DATABASE, 'This layer does not access the database.');

/** Further forbidden imports by layer. A layer without an entry may not import transports. */
const OF_LAYER = {
  inputs: [noDatabase],
  type: [],
  resolver: [noDatabase, no('\\.rest$', 'Resolvers do not call REST.')],
  rest: [no(GRAPHQL, 'REST does not import GraphQL.'), no('\\.resolver$', 'REST actions do not call GraphQL.')],
};

/** Forbidden imports of a layer. Only server/modules.ts imports manifests. */
function patternsOfLayer(layer, step) {
  const above = [...STEPS.slice(step + 1).flat(), 'module'];
  return [
    no(`^\\.{1,2}/.*\\.(${above.join('|')})$`, 'That layer is above this one.'),
    ...(OF_LAYER[layer] ?? [noTransport]),
  ];
}

/**
 * Forbidden imports of a module: modules that its manifest does not use, and the set of all
 * modules.
 */
function patternsOfModule({ name, uses }) {
  const others = modules.map((module) => module.name).filter((other) => other !== name && !uses.includes(other));
  return [
    ...DOMAIN,
    no(`${UP}kit/module/module-set$`, 'A module does not import the set of all modules.'),
    ...(others.length > 0
      ? [no(`${UP}(${others.join('|')})/`, `The manifest of ${name} does not list it in uses.`)]
      : []),
  ];
}

/** Only the last override that matches a file applies, so each layer of each module has its own. */
const domainDirections = modules.flatMap((module) => [
  restrict(
    [`server/domain/${module.name}/**/*.{ts,tsx}`],
    [...patternsOfModule(module), ...patternsOfLayer(undefined, 0)],
  ),
  ...STEPS.flatMap((layers, step) =>
    layers.map((layer) =>
      restrict(
        [`server/domain/${module.name}/**/*.${layer}.{ts,tsx}`],
        [...patternsOfModule(module), ...patternsOfLayer(layer, step)],
      ),
    ),
  ),
]);

/** Overrides for oxlint. */
export const serverDirections = [
  restrict(['server/platform/*/*.{ts,tsx}'], platform(2)),
  restrict(['server/platform/*/*/*.{ts,tsx}'], platform(3)),
  restrict(['server/domain/kit/**/*.ts'], [...DOMAIN, NO_MODULE_FROM_DOMAIN]),
  // The context may import the kit, the platform and the settings, but no module.
  restrict(
    ['server/domain/*.ts'],
    [
      noGateway,
      noStartFolders,
      noTests,
      noStartedServer,
      NO_MODULE_FROM_DOMAIN,
      no(`${UP}modules$`, 'The context imports no module.'),
    ],
  ),
  ...domainDirections,
  restrict(['server/selection/**/*.ts'], SELECTION),
  restrict(['server/gateway/**/*.ts'], GATEWAY),
  restrict([`server/{${START_AND_COMMANDS.replaceAll('|', ',')}}/**/*.ts`], NOT_PART_OF_SERVICE),
  // These commands print files that the gateway generates from the modules.
  restrict(['server/commands/development/print-{schema,openapi,statements}.ts'], NOT_PART_OF_SERVICE.slice(1)),
  restrict(
    ['server/*.ts'],
    [
      no(
        `^\\./domain/(${ANY_MODULE})/.*\\.(${ALL_LAYERS})$`,
        'The start reads modules only through their manifests (./modules).',
      ),
      no('^\\./test-kit/|\\.testing$', 'The product does not depend on its tests.'),
    ],
  ),
  restrict(
    ['server/env.ts'],
    [
      no(
        `^\\./(domain|gateway|selection|${START_AND_COMMANDS}|test-kit)/`,
        'Settings are read before anything else is loaded.',
      ),
      no(`^\\./(modules|${START_FILES})$`, 'Settings are read before anything else is loaded.'),
    ],
  ),
  restrict(
    ['server/modules.ts'],
    [
      no(
        `^\\./domain/.*\\.(${NOT_IN_MODULE_LIST})$`,
        'The list contains only manifests and actions of single modules.',
      ),
      no(`^\\./(gateway|platform|selection|${START_AND_COMMANDS}|test-kit)/`, 'The list contains only manifests.'),
      no(`^\\./(env|${START_FILES})$`, 'The list contains only manifests.'),
    ],
  ),
  restrict(['shared/*.ts'], [no('^\\.\\./', SHARED_ALONE)]),
  restrict(['shared/*/*.ts'], [no('^\\.\\./\\.\\./', SHARED_ALONE)]),
];

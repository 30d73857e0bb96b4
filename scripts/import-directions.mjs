// Which file of the server may import which: by tier, by module, by layer. docs/ARCHITECTURE.md says why.
import { readModules } from './read-modules.mjs';

const modules = readModules();
/** The names of all modules, as alternatives in a regular expression. */
export const ANY_MODULE = modules.map(({ name }) => name).join('|');

const UP = '^(\\.\\./)+';

/** An import that is refused. Oxlint silently leaves out a regular expression with a look-ahead. */
function no(regex, message) {
  if (regex.includes('(?')) throw new Error(`oxlint cannot read ${regex}`);
  return { regex, message };
}

const restrict = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

const ROOT_FILES = 'env|modules|server|backing|main';
const noGateway = no(`${UP}gateway/`, 'The gateway stands above this tier.');
const noOperations = no(`${UP}operations/`, 'Operations stand beside the service: it runs without them.');
const noRoot = no(`${UP}(${ROOT_FILES})$`, 'What is made at the start is handed in.');
const noStartedServer = no(`${UP}(server|backing|main)$`, 'What is made at the start is handed in.');
const noTests = no(`${UP}test/`, 'The product does not depend on its tests.');

const PLATFORM = [
  no(`${UP}domain/`, 'The platform knows no part of the domain.'),
  noGateway,
  noOperations,
  noRoot,
  noTests,
];
const NO_MODULE_FROM_DOMAIN = no(`^\\.{1,2}/(${ANY_MODULE})/`, 'What all modules share knows none of them.');

const GATEWAY = [
  no(`${UP}domain/(${ANY_MODULE})/`, 'The gateway knows modules by their manifests alone (server/modules.ts).'),
  noOperations,
  noStartedServer,
  noTests,
];
const OPERATIONS = [noGateway, noStartedServer, noTests];

/**
 * The layers of a module, lowest first: a file may import those of its own step and below, in its module and in those that
 * its module uses. A file with any other suffix stands on the lowest step.
 */
const STEPS = [
  ['errors', 'limits'],
  ['entity'],
  ['tables', 'contributions'],
  ['policy', 'visibility'],
  ['view', 'inputs', 'events'],
  ['columns'],
  ['queries', 'page', 'school-page', 'personal-page', 'list', 'search', 'lock', 'capacity'],
  ['delivery'],
  ['service'],
  ['listeners', 'pages', 'rest-shapes', 'rest-dialect'],
  ['resolver', 'rest'],
  ['module'],
];

const LAYERS_BELOW_MANIFESTS = STEPS.slice(0, -1).flat().join('|');
const ALL_LAYERS = STEPS.flat().join('|');

const EXPRESS = '^(express|multer)(/|$)';
const GRAPHQL = '^(type-graphql|graphql|graphql-upload|@apollo/server)(/|$)';
const DATABASE = '^(@mikro-orm/|pg$|kysely$)';
const noTransport = no(`${EXPRESS}|${GRAPHQL}`, 'This layer knows neither Express nor GraphQL.');
const noExpress = no(EXPRESS, 'The gateway alone uses Express.');
const DOMAIN = [noGateway, noOperations, noRoot, noTests, noExpress];
const noDatabase = no(DATABASE, 'This layer does not read or write by itself.');

/** What layers may not import beside the layers above them; `noTransport` where nothing is said. */
const OF_LAYER = {
  policy: [noTransport, noDatabase],
  visibility: [noTransport],
  view: [noDatabase],
  inputs: [noDatabase],
  resolver: [noDatabase, no('\\.rest(-shapes)?$', 'No resolver calls REST.')],
  rest: [no(GRAPHQL, 'REST does not know GraphQL.'), noDatabase, no('\\.resolver$', 'No REST action calls GraphQL.')],
};

/** What no file of a layer imports. Manifests are read by server/modules.ts alone. */
function patternsOfLayer(layer, step) {
  const above = [...STEPS.slice(step + 1).flat(), 'module'];
  return [
    no(`^\\.{1,2}/.*\\.(${above.join('|')})$`, 'That layer stands above this one.'),
    ...(OF_LAYER[layer] ?? [noTransport]),
  ];
}

/** What no file of a module imports: modules that it does not use, and what binds modules together. */
function patternsOfModule({ name, uses }) {
  const others = modules.map((module) => module.name).filter((other) => other !== name && !uses.includes(other));
  return [
    ...DOMAIN,
    no('^\\.\\./kit/module-set$', 'A module does not know the others.'),
    ...(others.length > 0 ? [no(`^\\.\\./(${others.join('|')})/`, `The manifest of ${name} does not use it.`)] : []),
  ];
}

/** Of two overrides that match a file the later one counts alone: so each layer of each module has one of its own. */
const domainDirections = modules.flatMap((module) => [
  restrict([`server/domain/${module.name}/*.ts`], [...patternsOfModule(module), ...patternsOfLayer(undefined, 0)]),
  ...STEPS.flatMap((layers, step) =>
    layers.map((layer) =>
      restrict(
        [`server/domain/${module.name}/*.${layer}.ts`],
        [...patternsOfModule(module), ...patternsOfLayer(layer, step)],
      ),
    ),
  ),
]);

/** Overrides for oxlint. */
export const serverDirections = [
  restrict(['server/platform/**/*.ts'], PLATFORM),
  restrict(['server/domain/kit/*.ts'], [...DOMAIN, NO_MODULE_FROM_DOMAIN]),
  // A module reaches through the context only what the kit and the platform define, and the settings.
  restrict(
    ['server/domain/*.ts'],
    [
      noGateway,
      noOperations,
      noTests,
      noStartedServer,
      NO_MODULE_FROM_DOMAIN,
      no(`${UP}modules$`, 'It knows no module.'),
    ],
  ),
  ...domainDirections,
  restrict(['server/gateway/**/*.ts'], GATEWAY),
  restrict(['server/operations/**/*.ts'], OPERATIONS),
  // They write down what the gateway makes of the modules.
  restrict(['server/operations/commands/print-{schema,statements}.ts'], OPERATIONS.slice(1)),
  restrict(
    ['server/*.ts'],
    [
      no(
        `^\\./domain/(${ANY_MODULE})/\\w+\\.(${ALL_LAYERS})$`,
        'The start knows modules by their manifests (./modules).',
      ),
      no('^\\./test/', 'The product does not depend on its tests.'),
    ],
  ),
  restrict(
    ['server/env.ts'],
    [
      no('^\\./(domain|gateway|operations|test)/', 'Settings are read before anything else is there.'),
      no('^\\./(modules|server|backing|main)$', 'Settings are read before anything else is there.'),
    ],
  ),
  restrict(
    ['server/modules.ts'],
    [
      no(`^\\./domain/.*\\.(${LAYERS_BELOW_MANIFESTS})$`, 'The list holds manifests, and nothing else.'),
      no('^\\./(gateway|operations|platform|test)/', 'The list holds manifests, and nothing else.'),
      no('^\\./(env|server|backing|main)$', 'The list holds manifests, and nothing else.'),
    ],
  ),
  restrict(['shared/**/*.ts'], [no('^\\.\\./', 'What server and client share depends on neither.')]),
];

// Defines which folders of the client may import which. docs/ARCHITECTURE.md explains the reasons.

/** Folders of web/, lowest first. A folder imports only itself and folders of the steps below. */
const STEPS = [
  ['texts'],
  ['graphql'],
  ['ui'],
  ['auth'],
  ['members', 'tokens'],
  ['verification', 'contacts'],
  ['safety'],
  ['notices'],
  ['applications', 'comments', 'favourites', 'moderation'],
  ['teams'],
  ['notifications'],
  ['layout'],
  ['pages'],
];

/** Files of web/ itself that assemble the folders. */
const ASSEMBLY = 'main|app|router|SessionRouter|prerender';

const NO_SERVER = { regex: '/server/', message: 'The client knows only the schema of the server, and shared/.' };
const NO_ASSEMBLY = { regex: `^\\.\\./(${ASSEMBLY})$`, message: 'The start puts the folders together.' };
const NO_TESTS = { regex: '^\\.{1,2}/test/', message: 'The product does not depend on its tests.' };

const restrict = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

function ofFolder(folder, step) {
  const beside = STEPS[step].filter((other) => other !== folder);
  const forbidden = [...beside, ...STEPS.slice(step + 1).flat()];
  const message = `web/${folder} imports only folders below it (scripts/web-directions.mjs).`;
  const above = forbidden.length > 0 ? [{ regex: `^(\\.\\./)+(${forbidden.join('|')})(/|$)`, message }] : [];
  return restrict([`web/${folder}/**/*.{ts,tsx}`], [NO_SERVER, NO_ASSEMBLY, NO_TESTS, ...above]);
}

/** Overrides for oxlint. Only the last override that matches a file applies. */
export const webDirections = [
  restrict(['web/*.{ts,tsx}'], [NO_SERVER, NO_TESTS]),
  ...STEPS.flatMap((folders, step) => folders.map((folder) => ofFolder(folder, step))),
  // These files are below all folders.
  restrict(
    ['web/{paths,session,tabMember,service-worker}.ts'],
    [NO_SERVER, { regex: '^\\./\\w+/', message: 'All folders use this file, so it uses none of them.' }],
  ),
];

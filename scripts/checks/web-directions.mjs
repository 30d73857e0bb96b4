// Defines which folders of the client may import which. docs/ARCHITECTURE.md explains the reasons.

/**
 * Folders of web/, lowest first. A folder imports only itself and folders of the steps below. Files
 * of web/ itself, such as paths.ts, are below all folders.
 */
const STEPS = [
  ['texts', 'styles'],
  ['session/tab'],
  ['illustrations'],
  ['components'],
  ['graphql'],
  ['forms'],
  ['session'],
  ['features/account', 'features/profile', 'features/tokens'],
  ['features/verification', 'features/contacts', 'features/legal'],
  ['features/safety'],
  ['features/notices'],
  ['features/seekers'],
  ['features/search', 'features/applications', 'features/comments', 'features/favourites', 'features/moderation'],
  ['features/teams', 'features/alerts'],
  ['features/notifications'],
  ['routes'],
  ['app'],
  ['stories'],
  ['build'],
];

const NO_SERVER = { regex: '/server/', message: 'The client uses only the schema of the server, and shared/.' };
const NO_TESTS = { regex: '^(\\.\\./)+test/', message: 'The product does not depend on its tests.' };
const NO_FOLDERS = { regex: '^\\./\\w+/', message: 'All folders use this file, so it uses none of them.' };
/** Components get the texts of a subject as properties. */
const NO_SUBJECTS = {
  regex: '^(\\.\\./)+texts(/ko\\b|/index|/?$)',
  message: 'web/components uses only the texts of no subject (texts/general.ts).',
};

const restrict = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/**
 * Path of a folder in an import, from a file of `from`. Features import one another without
 * `features/`.
 */
function pathOf(folder, from) {
  if (folder === 'session') return from === 'session/tab' ? '\\w' : 'session/[^/]+$';
  const isSibling = folder.startsWith('features/') && from.startsWith('features/');
  return `${isSibling ? folder.replace('features/', '(features/)?') : folder}(/|$)`;
}

function ofFolder(folder, step) {
  const beside = STEPS[step].filter((other) => other !== folder);
  const forbidden = [...beside, ...STEPS.slice(step + 1).flat()];
  const message = `web/${folder} imports only folders below it (scripts/checks/web-directions.mjs).`;
  const above = forbidden.map((other) => ({
    regex: `^${other === 'session' && folder === 'session/tab' ? '\\.\\./' : '(\\.\\./)+'}${pathOf(other, folder)}`,
    message,
  }));
  const rules = folder === 'components' ? [NO_SUBJECTS, ...above] : above;
  return restrict([`web/${folder}/**/*.{ts,tsx}`], [NO_SERVER, NO_TESTS, ...rules]);
}

/**
 * Overrides for oxlint. Only the last override that matches a file applies, so session/tab comes
 * after session.
 */
export const webDirections = [
  restrict(['web/*.ts'], [NO_SERVER, NO_TESTS, NO_FOLDERS]),
  ...STEPS.flatMap((folders, step) => folders.map((folder) => ofFolder(folder, step))).sort(
    (a, b) => a.files[0].length - b.files[0].length,
  ),
];

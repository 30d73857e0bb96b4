import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/**
 * The pages whose code is one chunk, in the order in which chunks may import each other: code that
 * pages of several chunks use is in the first of them. Every request costs more than a few
 * kilobytes that a page does not use.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  start: ['index'],
  forms: ['LoginPage'],
  members: [
    'loaders',
    'Layout',
    'OpenLayout',
    'HomePage',
    'FavouritesPage',
    'NotificationsPage',
    'RecruitPage',
    'MyApplicationsPage',
  ],
  list: ['NoticeListPage'],
  notice: ['NoticePage'],
  apply: ['ApplySheet'],
  applicants: ['ApplicantsPage', 'ResumePage'],
  team: ['TeamPage', 'TeamsPage', 'JoinTeamPage'],
  write: ['CreateNoticePage', 'UpdateNoticePage'],
  profile: ['SignUpPage', 'MyPage', 'ConsentPage'],
  moderation: ['ModerationPage'],
  legal: ['LegalPage', 'ExplainPage'],
  recovery: ['ForgotPage', 'ResetPage', 'UnsubscribePage'],
};

/** The chunks that a page of other chunks may load whole. The rest import none of each other. */
const BASIC: ReadonlySet<string> = new Set(['start', 'forms', 'members']);

/**
 * The pages beside that of a notice which show long texts of members. No list needs what shows
 * them.
 */
const READING: ReadonlySet<string> = new Set(['applicants', 'team']);

/**
 * Helpers that pages of several chunks use and that need no library but React and the router. A
 * page would load all of `shared` or `editing` for them.
 */
const LIGHT = /\/web\/ui\/(lazyDialog\.tsx|useSheet\.ts)$/;

/**
 * Returns the name of the chunk for a module, by the pages that use it; null leaves a module to the
 * bundler.
 */
export function nameChunk(moduleId: string, context: Context): string | null {
  if (LIGHT.test(moduleId)) return 'members';
  const roots = findRoots(moduleId, context);
  const [first, ...rest] = Object.keys(CHUNKS).filter((name) => CHUNKS[name]?.some((page) => roots.has(page)));
  const [second] = rest;
  if (first === undefined) return null;
  // What visitors and members both need is apart from what only one of them needs.
  if (first === 'forms' && CHUNKS['members']?.some((page) => roots.has(page))) return 'common';
  // The sheet opens on the page of a notice alone, which has loaded what they share.
  if (first === 'notice' && second === 'apply' && rest.length === 1) return 'notice';
  if (first === 'notice' && rest.length > 0 && rest.every((name) => READING.has(name))) return 'reading';
  if (second === undefined || BASIC.has(first)) return first;
  // The pages on which members write and decide share more than what a notice or a list needs.
  return first === 'list' || first === 'notice' ? 'shared' : 'editing';
}

/**
 * What is known of a module: its name, if the browser requests it by itself, and the modules that
 * use it.
 */
interface Usage {
  root?: string;
  users: readonly string[];
}

/**
 * Asking the bundler takes longer than all the rest. The context is the same for all modules of a
 * build.
 */
const known = new WeakMap<Context, Map<string, Usage>>();

/**
 * Finds the modules, by their names, that the browser requests by themselves and that then need
 * this one.
 */
function findRoots(moduleId: string, context: Context): Set<string> {
  const usages = known.get(context) ?? new Map<string, Usage>();
  known.set(context, usages);
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const usage = usages.get(id) ?? readUsage(id, context);
    usages.set(id, usage);
    if (usage.root !== undefined) roots.add(usage.root);
    usage.users.forEach(visit);
  };
  visit(moduleId);
  return roots;
}

function readUsage(id: string, context: Context): Usage {
  const info = context.getModuleInfo(id);
  const isRoot = info?.isEntry || info?.dynamicImporters.length;
  return {
    root: isRoot ? basename(id).replace(/\.\w+$/, '') : undefined,
    users: info?.importers.flatMap((importer) => findUsers(importer, id, context)) ?? [],
  };
}

/**
 * Modules of antd that export all its components, of which a page uses only those that it names.
 */
const COMPONENTS = /\/(antd\/es|@ant-design\/icons\/es(\/icons)?)\/index\.js$/;
/** The name of a component in the address of its module: `button` in antd/es/button/index.js. */
const COMPONENT = /([\w-]+)(\/index)?\.js$/;
/** Modules that export all texts, of which a page uses only the subjects that it names. */
const TEXTS = /\/web\/texts\/(ko\/)?index\.ts$/;

/**
 * The modules that use a module by this importer: the importer itself, or those which name what
 * they import from an index.
 */
function findUsers(importer: string, used: string, context: Context): readonly string[] {
  if (COMPONENTS.test(importer)) {
    const name = COMPONENT.exec(used)?.[1]?.replaceAll('-', '') ?? '';
    const imports = `import\\s*{[^}]*\\b${name}\\b[^}]*}\\s*from\\s*['"](antd|@ant-design/icons)['"]`;
    return findNaming(importer, { index: COMPONENTS, pattern: new RegExp(imports, 'i') }, context);
  }
  if (TEXTS.test(importer)) {
    const subjects = context.getModuleInfo(used)?.exports.join('|');
    return findNaming(importer, { index: TEXTS, pattern: new RegExp(`\\btexts\\s*\\.(${subjects})\\b`) }, context);
  }
  return [importer];
}

/**
 * The modules whose code has the pattern, among those that import the index or an index that
 * exports all of it again.
 */
function findNaming(id: string, naming: { index: RegExp; pattern: RegExp }, context: Context): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((user) => {
    if (naming.index.test(user)) return findNaming(user, naming, context);
    return naming.pattern.test(context.getModuleInfo(user)?.code ?? '') ? [user] : [];
  });
}

/**
 * Tells the bundler that texts do nothing when they load, so that no page loads those that it does
 * not name.
 */
export function markTexts(): Plugin {
  return {
    name: 'hanteam:texts',
    apply: 'build',
    transform: { filter: { id: /\/web\/texts\// }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
  };
}

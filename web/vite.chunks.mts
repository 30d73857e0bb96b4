import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/**
 * The pages of each chunk, in the order in which chunks may import each other. Code that several
 * chunks share belongs to the first of them. A request costs more than a few unused kilobytes.
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

/** Base chunks that any page may import. Other chunks never import one another. */
const BASIC: ReadonlySet<string> = new Set(['start', 'forms', 'members']);

/**
 * Other pages that show long texts of members, besides the page of a notice. Lists do not need
 * their code.
 */
const READING: ReadonlySet<string> = new Set(['applicants', 'team']);

/**
 * Small helpers of several chunks that only need React and the router. Otherwise a page would load
 * all of `shared` or `editing` for them.
 */
const LIGHT = /\/web\/ui\/(lazyDialog\.tsx|useSheet\.ts)$/;

/**
 * Returns the chunk of a module, derived from the pages that use it. For null, the bundler decides.
 */
export function nameChunk(moduleId: string, context: Context): string | null {
  if (LIGHT.test(moduleId)) return 'members';
  const roots = findRoots(moduleId, context);
  const [first, ...rest] = Object.keys(CHUNKS).filter((name) => CHUNKS[name]?.some((page) => roots.has(page)));
  const [second] = rest;
  if (first === undefined) return null;
  // Separates code for both visitors and members from code for one of them.
  if (first === 'forms' && CHUNKS['members']?.some((page) => roots.has(page))) return 'common';
  // The sheet opens only on the page of a notice, which has already loaded their shared code.
  if (first === 'notice' && second === 'apply' && rest.length === 1) return 'notice';
  if (first === 'notice' && rest.length > 0 && rest.every((name) => READING.has(name))) return 'reading';
  if (second === undefined || BASIC.has(first)) return first;
  // The pages for writing and deciding share more than a notice or a list needs.
  return first === 'list' || first === 'notice' ? 'shared' : 'editing';
}

/**
 * The data about a module: its name if the browser requests it separately, and the modules that use
 * it.
 */
interface Usage {
  root?: string;
  users: readonly string[];
}

/**
 * A cache, because bundler queries take longer than everything else. The context is the same for
 * all modules of a build.
 */
const known = new WeakMap<Context, Map<string, Usage>>();

/** Returns the names of the separately requested modules that use this one. */
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
 * Modules of antd that export all its components. A page uses only the components that it names.
 */
const COMPONENTS = /\/(antd\/es|@ant-design\/icons\/es(\/icons)?)\/index\.js$/;
/** The name of a component in the path of its module: `button` in antd/es/button/index.js. */
const COMPONENT = /([\w-]+)(\/index)?\.js$/;
/** Modules that export all texts. A page uses only the subjects that it names. */
const TEXTS = /\/web\/texts\/(ko\/)?index\.ts$/;

/**
 * Returns the modules that use a module through this importer. For an index, these are the modules
 * that name the import.
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
 * Returns the modules with the pattern in their code. Searches those that import the index,
 * directly or through another index.
 */
function findNaming(id: string, naming: { index: RegExp; pattern: RegExp }, context: Context): readonly string[] {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((user) => {
    if (naming.index.test(user)) return findNaming(user, naming, context);
    return naming.pattern.test(context.getModuleInfo(user)?.code ?? '') ? [user] : [];
  });
}

/**
 * Marks text modules as free of side effects, so that a page loads only the texts that it names.
 */
export function markTexts(): Plugin {
  return {
    name: 'hanteam:texts',
    apply: 'build',
    transform: { filter: { id: /\/web\/texts\// }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
  };
}

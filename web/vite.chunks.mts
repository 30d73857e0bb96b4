import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1];

/**
 * The pages whose code is one chunk, in the order in which chunks may import each other: code that pages of several chunks use
 * is in the first of them. Every request costs more than a few kilobytes that a page does not use.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  start: ['index'],
  forms: ['LoginPage', 'ForgotPage', 'ResetPage'],
  members: [
    'Layout',
    'HomePage',
    'ExplainPage',
    'FavouritesPage',
    'NotificationsPage',
    'RecruitPage',
    'MyApplicationsPage',
  ],
  list: ['NoticeListPage'],
  notice: ['NoticePage', 'MyNoticePage', 'AppliedNoticePage', 'MyApplicationPage'],
  applicants: ['ApplicantsPage', 'ApplicantListPage', 'ResumePage'],
  write: ['CreateNoticePage', 'UpdateNoticePage'],
  profile: ['SignUpPage', 'MyPage'],
};

/** The chunks that a page of other chunks may load whole. The rest import none of each other. */
const BASIC: ReadonlySet<string> = new Set(['start', 'forms', 'members']);

/** Returns the name of the chunk for a module, by the pages that use it; null leaves a module to the bundler. */
export function nameChunk(moduleId: string, context: Context): string | null {
  const roots = findRoots(moduleId, context);
  const [first, second] = Object.keys(CHUNKS).filter((name) => CHUNKS[name]?.some((page) => roots.has(page)));
  if (first === undefined) return null;
  // What visitors and members both need is apart from what only one of them needs.
  if (first === 'forms' && CHUNKS['members']?.some((page) => roots.has(page))) return 'common';
  return second !== undefined && !BASIC.has(first) ? 'shared' : first;
}

/** What is known of a module: its name, if the browser requests it by itself, and the modules that use it. */
interface Usage {
  root?: string;
  users: readonly string[];
}

/** Asking the bundler takes longer than all the rest. The context is the same for all modules of a build. */
const known = new WeakMap<Context, Map<string, Usage>>();

/** Finds the modules, by their names, that the browser requests by themselves and that then need this one. */
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

/** Modules of antd that export all its components, of which a page uses only those that it names. */
const INDEX = /\/(antd\/es|@ant-design\/icons\/es(\/icons)?)\/index\.js$/;
/** The name of a component in the address of its module: `button` in antd/es/button/index.js. */
const COMPONENT = /([\w-]+)(\/index)?\.js$/;

/** The modules that use a module by this importer: the importer itself, or those which import the component from an index. */
function findUsers(importer: string, used: string, context: Context): readonly string[] {
  if (!INDEX.test(importer)) return [importer];
  const name = COMPONENT.exec(used)?.[1]?.replaceAll('-', '') ?? '';
  const imports = new RegExp(`import\\s*{[^}]*\\b${name}\\b[^}]*}\\s*from\\s*['"](antd|@ant-design/icons)['"]`, 'i');
  const importers = context.getModuleInfo(importer)?.importers ?? [];
  return importers.flatMap((user) => {
    if (INDEX.test(user)) return findUsers(user, used, context);
    return imports.test(context.getModuleInfo(user)?.code ?? '') ? [user] : [];
  });
}

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type ESTree, type Plugin, type Rolldown, runnerImport, Visitor } from 'vite';

/**
 * The modules that compute styles in the browser, each with the exports of static-styles.ts that
 * replace its own.
 */
const REPLACED: readonly (readonly [module: RegExp, exports: string])[] = [
  [/\/@ant-design\/cssinjs-utils\/es\/util\/genStyleUtils\.js$/, 'genStyleUtils as default'],
  [/\/antd\/es\/theme\/util\/useResetIconStyle\.js$/, 'useResetIconStyle as default'],
  [/\/antd\/es\/theme\/themes\/default\/theme\.js$/, 'defaultTheme as default'],
  [/\/antd\/es\/theme\/useToken\.js$/, 'useToken as default, useToken as unitless'],
  [/\/web\/styles\/useAppTheme\.ts$/, 'useStaticTheme as useAppTheme'],
];

/** The functions of antd whose arguments compute styles. */
const STYLE_FUNCTIONS: ReadonlySet<string> = new Set([
  'genStyleUtils',
  'genStyleHooks',
  'genSubStyleComponent',
  'genComponentStyleHook',
]);
const STYLE_MODULE = /\/antd\/es\/(.*\/style\/.*|theme\/util\/genStyleUtils)\.js$/;

/** The module path of a component's styles: antd/es/button/style/index.js. */
const COMPONENT_STYLE = /\/antd\/es\/([a-z-]+)\/style\//;

/**
 * Computes antd's styles in the build (antd-styles.ts) and puts them before the client's own style
 * sheet, which overrides them. Removes the code that would compute them in the browser: 37 KiB that
 * run before a page is usable. In development antd computes its styles in the browser.
 */
export function computeStyles(root: string): Plugin {
  const replacements = resolve(root, 'build', 'styles', 'static-styles.ts');
  const replaced = new Set<string>();
  let styles: Promise<typeof import('./antd-styles')>;
  return {
    name: 'hanteam:styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      styles = importStyles(root);
    },
    resolveId: { filter: { id: /^virtual:antd-sizes$/ }, handler: (id) => `\0${id}` },
    async load(id) {
      if (id === '\0virtual:antd-sizes') {
        const { writeSizes } = await styles;
        return `export const WIDE = ${writeSizes(false)};\nexport const PHONE = ${writeSizes(true)};`;
      }
      const exported = REPLACED.find(([module]) => module.test(id))?.[1];
      if (exported === undefined) return null;
      replaced.add(exported);
      return `export { ${exported} } from ${JSON.stringify(replacements)};`;
    },
    transform: {
      filter: { id: STYLE_MODULE },
      handler(code) {
        return { code: dropArguments(code, this.parse(code)), map: null };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (replaced.size < REPLACED.length) throw new Error('antd has other modules that compute styles');
        const { writeAntdStyles } = await styles;
        const page = bundle['index.html'];
        const style = Object.values(bundle).find(({ fileName }) => /^assets\/style-[^/]+\.css$/.test(fileName));
        if (page?.type !== 'asset' || style?.type !== 'asset')
          throw new Error('The bundle has no page or no style sheet');
        const source = writeAntdStyles(findFolders(bundle)) + String(style.source);
        // The name depends on both parts, because browsers cache it permanently.
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/style-${hash}.css`;
        delete bundle[style.fileName];
        this.emitFile({ type: 'asset', fileName, source });
        page.source = String(page.source).replace(style.fileName, fileName);
      },
    },
  };
}

/** Runs antd-styles.ts, which imports all of antd, in Node. */
async function importStyles(root: string): Promise<typeof import('./antd-styles')> {
  const { module } = await runnerImport<typeof import('./antd-styles')>(
    resolve(root, 'build', 'styles', 'antd-styles.ts'),
  );
  return module;
}

/**
 * Removes the arguments of the style functions, so that the bundler removes the unused code in
 * them.
 */
function dropArguments(code: string, program: ESTree.Program): string {
  const ranges: [start: number, end: number][] = [];
  new Visitor({
    CallExpression({ callee, arguments: values, end }) {
      const [first] = values;
      if (first && callee.type === 'Identifier' && STYLE_FUNCTIONS.has(callee.name))
        ranges.push([first.start, end - 1]);
    },
  }).visit(program);
  return ranges.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
}

/** Returns the folders of antd's components whose styles the client needs: `button`. */
function findFolders(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return [...new Set(modules.map((id) => COMPONENT_STYLE.exec(id)?.[1] ?? ''))].filter(Boolean).sort();
}

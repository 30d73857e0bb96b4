import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** The placeholder in index.html, behind the meta tags that the script changes. */
const PLACE = '<!--appearance-->';

/**
 * Shows the appearance that a member has chosen. Every rule for dark mode, which style sheets write
 * as a media query, also applies to a chosen dark appearance, and not to a chosen light one. A
 * script in the page's head marks the page with the choice before its first paint.
 */
export async function chooseAppearance(root: string): Promise<Plugin> {
  const file = resolve(root, 'build', 'styles', 'follow-choice.ts');
  const { module } = await runnerImport<typeof import('./follow-choice')>(file, { root, configFile: false });
  const script = `<script nonce="__CSP_NONCE__">${module.writeAppearanceScript()}</script>`;
  return {
    name: 'hanteam:appearance',
    config: () => ({ css: { postcss: { plugins: [module.followChoice()] } } }),
    transformIndexHtml: (html) => {
      if (!html.includes(PLACE)) throw new Error('The page has no place for the script of the appearance');
      return html.replace(PLACE, () => script);
    },
  };
}

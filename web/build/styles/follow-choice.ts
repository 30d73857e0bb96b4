import type { Container, Plugin } from 'postcss';
import { MEDIA } from '../../styles/appearance';
import { APPEARANCE_KEY } from '../../styles/appearance-choice';
import { showAppearance } from '../../styles/show-appearance';

/** The pages on which the device decides, and those on which dark is chosen. */
const BY_DEVICE = ":not([data-appearance='light'])";
const CHOSEN = "[data-appearance='dark']";

/** Returns the script that shows the chosen appearance. */
export function writeAppearanceScript(): string {
  return `(${showAppearance.toString()})(${JSON.stringify(APPEARANCE_KEY)})`;
}

/**
 * Applies the rules of dark mode also to a chosen dark appearance, and not to a chosen light
 * one. `:where` keeps their specificity, so that the order of the rules still decides.
 */
export function followChoice(): Plugin {
  return {
    postcssPlugin: 'hanteam:follow-choice',
    Once(root) {
      root.walkAtRules('media', (query) => {
        if (query.params !== MEDIA.dark) return;
        const chosen = query.clone();
        restrict(chosen, CHOSEN);
        restrict(query, BY_DEVICE);
        query.after(chosen.nodes ?? []);
      });
    },
  };
}

/** Limits the rules to pages whose root element matches a selector. */
function restrict(rules: Container, page: string): void {
  rules.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.startsWith(':root')
        ? selector.replace(':root', `:root:where(${page})`)
        : `:where(:root${page}) ${selector}`,
    );
  });
}

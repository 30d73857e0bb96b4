/** A rule that declares variables: `.hanteam{--ant-…:…;}`. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

type Rules = Map<string, readonly string[]>;

function readRules(css: string): Rules {
  const rules = [...css.matchAll(RULE)].map(
    ([, selector = '', body = '']) => [selector, body.split(/;(?=--|$)/)] as const,
  );
  return new Map(rules.map(([selector, declarations]) => [selector, declarations.filter(Boolean)]));
}

/** `:where` has no specificity, so rules that antd adds at run time override these in any order. */
const writeRules = (rules: Rules): string =>
  [...rules].map(([selector, declarations]) => `:where(${selector}){${declarations.join(';')}}`).join('');

/**
 * Keeps the variables of the first appearance. Adds the differences of the others in media queries.
 * The first paint then has the right colours.
 */
export function mergeAppearances(first: string, others: readonly (readonly [media: string, css: string])[]): string {
  const base = readRules(first);
  const changes = others.map(([media, css]) => {
    const changed = [...readRules(css)].map(([selector, declarations]): [string, string[]] => {
      const known = new Set(base.get(selector));
      return [selector, declarations.filter((declaration) => !known.has(declaration))];
    });
    return `@media ${media}{${writeRules(new Map(changed.filter(([, declarations]) => declarations.length > 0)))}}`;
  });
  return writeRules(base) + changes.join('');
}

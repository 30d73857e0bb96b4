import { extractStyle } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import postcss from 'postcss';
import { createElement } from 'react';
import { type Appearance, CSS_VAR_CLASS, MEDIA, WIDE } from '../../styles/appearance';
import { mergeAppearances } from './merge-appearances';
import { createTheme } from '../../styles/antd-theme';
import { followChoice } from './follow-choice';
import { UNUSED_CLASS } from './unused-classes';

/** The keys of Appearance: dark, reducedMotion, phone. */
const CHANGES = Object.keys(MEDIA) as (keyof Appearance)[];

/** A rule that declares antd's variables: `.hanteam.ant-btn{--ant-…:…;}`. */
const VARIABLES = new RegExp(String.raw`\.${CSS_VAR_CLASS}[^{}]*\{[^{}]*\}`, 'g');
/**
 * Rules that declare variables under other class names. antd extracts them from samples with a
 * theme of their own, which the client does not have.
 */
const FOREIGN_VARIABLES = /\.css-var-[^{}]*\{[^{}]*\}/g;

/**
 * Returns the styles of antd's components in these folders ("button") for all appearances. Shared
 * rules come first, then the variables.
 */
export function writeAntdStyles(folders: readonly string[]): string {
  const components = folders.flatMap(findComponents);
  const wide = extract(components, WIDE);
  const others = CHANGES.map((change) => {
    const { rules, variables } = extract(components, { ...WIDE, [change]: true });
    if (rules !== wide.rules) throw new Error(`antd has rules of its own for ${MEDIA[change]}`);
    return [MEDIA[change], variables] as const;
  });
  const variables = mergeAppearances(wide.variables, others);
  return wide.rules + postcss([followChoice()]).process(variables, { from: undefined }).css;
}

/** Returns the numeric tokens as JSON. Components calculate with them. */
export function writeSizes(phone: boolean): string {
  const tokens = antd.theme.getDesignToken(createTheme({ ...WIDE, phone }));
  return JSON.stringify(Object.fromEntries(Object.entries(tokens).filter(([, value]) => typeof value === 'number')));
}

/**
 * Returns the names under which antd exports the components of a folder: `AutoComplete` for
 * "auto-complete".
 */
function findComponents(folder: string): string[] {
  if (folder === 'grid') return ['Row', 'Col'];
  const name = folder.replaceAll(/(?:^|-)([a-z])/g, (_part, letter: string) => letter.toUpperCase());
  const found = [name, folder].filter((each) => each in antd);
  if (found.length === 0) throw new Error(`antd exports no component of the folder ${folder}`);
  return found;
}

function extract(components: string[], appearance: Appearance) {
  const all = extractStyle({
    includes: components,
    customTheme: (samples) => createElement(antd.ConfigProvider, { theme: createTheme(appearance) }, samples),
  });
  const css = dropUnused(all.replaceAll(FOREIGN_VARIABLES, ''));
  return { rules: css.replaceAll(VARIABLES, ''), variables: (css.match(VARIABLES) ?? []).join('') };
}

/** Removes selectors with classes that no element of the client has. */
function dropUnused(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !UNUSED_CLASS.test(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

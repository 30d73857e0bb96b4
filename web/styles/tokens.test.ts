import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { createTheme } from './antd-theme';
import { DARK, LIGHT } from './tokens';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Returns the variables that a part of the style sheet declares. */
function readVariables(part: string): Record<string, string> {
  const declarations = part.matchAll(/--((?:ant|ht)-[a-z0-9-]+):\s*([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value]));
}

/** Converts `av0Bg` to `av-0-bg`. */
const toKebab = (name: string): string => name.replaceAll(/[A-Z]|[0-9]/g, (part) => `-${part.toLowerCase()}`);

/** Returns tokens under their names in the style sheet. */
function toVariables({ ant, ht }: typeof LIGHT): Record<string, string> {
  const named = (prefix: string, tokens: Record<string, string>) =>
    Object.entries(tokens).map(([name, value]) => [`${prefix}-${toKebab(name)}`, value]);
  return Object.fromEntries([...named('ant', ant), ...named('ht', ht)]);
}

const [light = '', rest = ''] = css.split('@media (prefers-color-scheme: dark)');
const [dark = ''] = rest.split('@media (prefers-reduced-motion');

describe('the style sheet of the tokens', () => {
  it.each([
    ['light', light, LIGHT],
    ['dark', dark, DARK],
  ])('declares the %s colours of the theme', (_appearance, part, tokens) => {
    expect(readVariables(part)).toMatchObject(toVariables(tokens));
  });
});

describe('antd’s theme', () => {
  it.each([
    ['light', false, LIGHT],
    ['dark', true, DARK],
  ])('uses the %s colours unchanged', (_appearance, isDark, { ant }) => {
    const token = theme.getDesignToken(createTheme({ dark: isDark, reducedMotion: false, phone: false }));
    expect(token).toMatchObject(ant);
    expect(token).toMatchObject({ colorLink: ant.colorPrimary, colorErrorBorderHover: ant.colorErrorHover });
  });
});

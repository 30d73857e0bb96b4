/**
 * What the built client has in place of the parts of antd that compute styles in the browser: the
 * build has computed them (vite.styles.mts). Components find their classes here, and the sizes that
 * they calculate with.
 */
import type { ThemeConfig } from 'antd';
import { DesignTokenContext } from 'antd/es/theme/context';
import { useContext } from 'react';
import { PHONE, WIDE } from 'virtual:antd-sizes';
import { CSS_VAR_CLASS, useAppearance } from './appearance';

/**
 * The classes that a component of antd adds to its element: of a hash, which the theme has none of,
 * and of its variables.
 */
const CLASSES = ['', CSS_VAR_CLASS] as const;

/** The hooks by which components register styles and get their classes. */
export function genStyleUtils() {
  return {
    genStyleHooks: () => () => CLASSES,
    genComponentStyleHook: () => () => '',
    genSubStyleComponent: () => () => null,
  };
}

/** The hook that registers the styles of icons. */
export const useResetIconStyle = (): void => undefined;

/** The algorithm that derives tokens. */
export const defaultTheme = undefined;

const CSS_VAR = { prefix: 'ant', key: CSS_VAR_CLASS };

/**
 * The hook by which components read tokens. Those of {@link useStaticTheme} are the only ones that
 * exist at run time.
 */
export function useToken() {
  const { token } = useContext(DesignTokenContext);
  return [defaultTheme, token, '', token, CSS_VAR, true] as const;
}

/** Returns the sizes that match the device. Colours are CSS variables alone. */
export function useStaticTheme(): ThemeConfig {
  const { phone, reducedMotion } = useAppearance();
  return { token: { ...(phone ? PHONE : WIDE), motion: !reducedMotion } };
}

/**
 * Replaces the parts of antd that compute styles in the browser. The build has already computed
 * them (compute-styles.mts). Components get their classes and the sizes for their calculations from
 * here.
 */
import type { ThemeConfig } from 'antd';
import { DesignTokenContext } from 'antd/es/theme/context';
import { useContext } from 'react';
import { PHONE, WIDE } from 'virtual:antd-sizes';
import { CSS_VAR_CLASS, useAppearance } from '../../styles/appearance';

/**
 * The classes that antd adds to a component: no hash, because the theme uses none, and the class of
 * the variables.
 */
const CLASSES = ['', CSS_VAR_CLASS] as const;

/** Replaces the hooks with which components register styles and get their classes. */
export function genStyleUtils() {
  return {
    genStyleHooks: () => () => CLASSES,
    genComponentStyleHook: () => () => '',
    genSubStyleComponent: () => () => null,
  };
}

/** Replaces antd's hook that registers icon styles. It does nothing. */
export const useResetIconStyle = (): void => undefined;

/** Replaces the algorithm that derives tokens. */
export const defaultTheme = undefined;

const CSS_VAR = { prefix: 'ant', key: CSS_VAR_CLASS };

/**
 * Replaces the hook with which components read tokens. At run time only the tokens of
 * {@link useStaticTheme} exist.
 */
export function useToken() {
  const { token } = useContext(DesignTokenContext);
  return [defaultTheme, token, '', token, CSS_VAR, true] as const;
}

/** Returns the sizes for the device. Colours exist only as CSS variables. */
export function useStaticTheme(): ThemeConfig {
  const { phone, reducedMotion } = useAppearance();
  return { token: { ...(phone ? PHONE : WIDE), motion: !reducedMotion } };
}

import type { ThemeConfig } from 'antd';
import { useAppearance } from './appearance';
import { createTheme } from './theme';

/**
 * Returns the theme that matches the device. The built client has `useStaticTheme` in its place.
 */
export function useAppTheme(): ThemeConfig {
  return createTheme(useAppearance());
}

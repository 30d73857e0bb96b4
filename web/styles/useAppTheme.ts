import type { ThemeConfig } from 'antd';
import { useAppearance } from './appearance';
import { createTheme } from './antd-theme';

/** Returns the theme for the device. The built client uses `useStaticTheme` instead. */
export function useAppTheme(): ThemeConfig {
  return createTheme(useAppearance());
}

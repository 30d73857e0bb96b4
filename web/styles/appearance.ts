import { useAppearanceChoice } from './appearance-choice';
import { useMediaQuery } from './useMediaQuery';

/**
 * The class on <body> and on antd's popups. antd's tokens are declared under it as CSS variables
 * (--ant-…).
 */
export const CSS_VAR_CLASS = 'hanteam';

/** The device settings that the theme depends on. */
export interface Appearance {
  dark: boolean;
  reducedMotion: boolean;
  /** Makes controls large enough for touch. */
  phone: boolean;
}

/** The media query of each property of an appearance. */
export const MEDIA: Readonly<Record<keyof Appearance, string>> = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  phone: '(max-width: 599px)',
};

/** The light desktop appearance. */
export const WIDE: Appearance = { dark: false, reducedMotion: false, phone: false };

/** Returns the appearance that matches the device and the choice of the member. */
export function useAppearance(): Appearance {
  const [choice] = useAppearanceChoice();
  const isDeviceDark = useMediaQuery(MEDIA.dark);
  const dark = choice === 'device' ? isDeviceDark : choice === 'dark';
  const reducedMotion = useMediaQuery(MEDIA.reducedMotion);
  const phone = useMediaQuery(MEDIA.phone);
  return { dark, reducedMotion, phone };
}

import { useMediaQuery } from '../ui/useMediaQuery';

/**
 * The class on <body> and on antd's popups under which antd's tokens are declared as CSS variables
 * (--ant-…).
 */
export const CSS_VAR_CLASS = 'hanteam';

/** What the theme depends on. */
export interface Appearance {
  dark: boolean;
  reducedMotion: boolean;
  /** Whether controls are as high as a fingertip needs. */
  phone: boolean;
}

/** The media of each property of an appearance. */
export const MEDIA: Readonly<Record<keyof Appearance, string>> = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  phone: '(max-width: 599px)',
};

/** The light appearance of a desktop. */
export const WIDE: Appearance = { dark: false, reducedMotion: false, phone: false };

/** Returns the appearance that matches the device. */
export function useAppearance(): Appearance {
  const dark = useMediaQuery(MEDIA.dark);
  const reducedMotion = useMediaQuery(MEDIA.reducedMotion);
  const phone = useMediaQuery(MEDIA.phone);
  return { dark, reducedMotion, phone };
}

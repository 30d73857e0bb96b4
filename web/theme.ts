import { type ThemeConfig, theme } from 'antd';
import { useMediaQuery } from './ui/useMediaQuery';

/** System fonts with Korean glyphs, so that no font has to be downloaded. */
const FONTS =
  "system-ui, -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";

/** The class on <body> and on antd's popups under which antd declares its tokens as CSS variables (--ant-…). */
const CSS_VAR_CLASS = 'hanteam';

/** Creates the antd theme. It overrides tokens whose default contrast is below 4.5:1, and sets the brand colours and sizes. */
function createTheme(dark: boolean, reducedMotion: boolean): ThemeConfig {
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: CSS_VAR_CLASS },
    hashed: false,
    components: dark ? { Button: DARK_BUTTON } : {},
    token: {
      fontFamily: FONTS,
      motion: !reducedMotion,
      borderRadius: 8,
      controlHeight: 36,
      ...(dark ? DARK : LIGHT),
    },
  };
}

const LIGHT = {
  colorPrimary: '#0958d9',
  colorPrimaryHover: '#1668dc',
  colorLink: '#0958d9',
  colorInfo: '#0958d9',
  colorError: '#cf1322',
  colorSuccess: '#237804',
  // antd derives a dull background from a green this dark, so the two are set explicitly.
  colorSuccessBg: '#f6ffed',
  colorSuccessBorder: '#b7eb8f',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.6)',
  colorTextDescription: 'rgba(0, 0, 0, 0.65)',
};

const DARK = {
  colorPrimary: '#1668dc',
  colorPrimaryHover: '#1a6fe6',
  colorInfo: '#69b1ff',
  colorLink: '#69b1ff',
  colorLinkHover: '#91caff',
  colorError: '#ff7875',
  colorSuccess: '#95de64',
  colorSuccessBg: '#162312',
  colorSuccessBorder: '#274916',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
  colorTextDescription: 'rgba(255, 255, 255, 0.65)',
};

/** Buttons whose default colours have too little contrast on the dark theme: white on light red, and blue text under the pointer. */
const DARK_BUTTON = {
  dangerColor: '#141414',
  defaultHoverColor: '#69b1ff',
  defaultHoverBorderColor: '#69b1ff',
  defaultActiveColor: '#91caff',
  defaultActiveBorderColor: '#91caff',
};

/** Returns the theme that matches the device's settings for dark mode and reduced motion. */
export function useAppTheme(): ThemeConfig {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return createTheme(dark, reducedMotion);
}

import { type ThemeConfig, theme } from 'antd';
import { useMediaQuery } from './ui/useMediaQuery';

/** The devices' own Korean fonts: nothing to download. */
const FONTS =
  "system-ui, -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', sans-serif";

/** The class on <body> and on antd's popups under which antd declares its tokens as CSS variables (--ant-…). */
const VARIABLES = 'hanteam';

/** antd's tokens where its own have too little contrast (4.5 to 1) or would be ours to choose. */
function createTheme(dark: boolean, still: boolean): ThemeConfig {
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: VARIABLES },
    hashed: false,
    // White on the light red of the dark theme would be too faint.
    components: dark ? { Button: { dangerColor: '#141414' } } : {},
    token: {
      fontFamily: FONTS,
      motion: !still,
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
  // Derived from so dark a green it would be mud.
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

/** The theme that the device asks for: light or dark, moving or still. */
export function useAppTheme(): ThemeConfig {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return createTheme(dark, still);
}

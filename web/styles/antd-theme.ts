import { type ThemeConfig, theme } from 'antd';
import { type Appearance, CSS_VAR_CLASS } from './appearance';
import { DARK, LIGHT } from './tokens';

/**
 * Keeps the colours of the dark tokens. They are chosen for a dark background, and antd's algorithm
 * for dark mode would darken them.
 */
const darkAlgorithm: typeof theme.darkAlgorithm = (seed, map) => {
  const { colorPrimary, colorInfo, colorSuccess, colorWarning, colorError, colorLink } = seed;
  const colours = { colorPrimary, colorInfo, colorSuccess, colorWarning, colorError, colorLink };
  return { ...theme.darkAlgorithm(seed, map), ...colours };
};

/**
 * Creates the antd theme from the tokens. Sets the colour of each state, because antd would
 * otherwise derive it.
 */
export function createTheme({ dark, reducedMotion, phone }: Appearance): ThemeConfig {
  const { ant, ht } = dark ? DARK : LIGHT;
  const { colorPrimary, colorPrimaryBg, colorPrimaryBorder, colorPrimaryHover, colorTextLightSolid } = ant;
  return {
    algorithm: dark ? darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: CSS_VAR_CLASS },
    hashed: false,
    components: {
      Button: {
        fontWeight: 600,
        primaryColor: colorTextLightSolid,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerColor: dark ? '#3a0f0b' : '#ffffff',
        defaultHoverColor: colorPrimary,
        defaultHoverBorderColor: colorPrimary,
        defaultActiveColor: ant.colorPrimaryActive,
      },
      Segmented: { itemSelectedBg: ht.segOn },
    },
    token: {
      ...ant,
      // tokens.css contains the names of the fonts, because text before antd uses them too.
      fontFamily: 'var(--ht-font)',
      fontSize: 15,
      fontSizeLG: 16,
      motion: !reducedMotion,
      borderRadius: 12,
      borderRadiusSM: 8,
      borderRadiusLG: 16,
      controlHeight: phone ? 44 : 40,
      controlHeightLG: 52,
      boxShadowTertiary: ht.shadowCard,
      // For menus and lists of options, which may be above a dialog of the same colour.
      boxShadowSecondary: ht.shadowPopup,
      colorLink: colorPrimary,
      colorLinkHover: colorPrimaryHover,
      colorErrorBorderHover: ant.colorErrorHover,
      colorInfo: colorPrimary,
      colorInfoBg: colorPrimaryBg,
      colorInfoBorder: colorPrimaryBorder,
      colorSuccess: colorPrimary,
      colorSuccessBg: colorPrimaryBg,
      colorSuccessBorder: colorPrimaryBorder,
      colorWarning: ht.urgent,
      colorWarningBg: ht.urgentBg,
      colorTextDescription: ant.colorTextSecondary,
      colorTextPlaceholder: ant.colorTextTertiary,
    },
  };
}

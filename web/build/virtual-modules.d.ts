/** The URL of the style sheet with the font (fonts.mts). Empty in development. */
declare module 'virtual:fonts' {
  const href: string;
  export default href;
}

/** The numeric tokens of antd's theme, for phones and wider windows (styles/compute-styles.mts). */
declare module 'virtual:antd-sizes' {
  type Sizes = Readonly<Record<string, number>>;
  export const PHONE: Sizes;
  export const WIDE: Sizes;
}

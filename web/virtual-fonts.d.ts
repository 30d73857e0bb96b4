/** The address of the style sheet with the font (vite.fonts.mts); empty in development. */
declare module 'virtual:fonts' {
  const href: string;
  export default href;
}

/** The component library's own texts. */
export * as library from './ko/library';

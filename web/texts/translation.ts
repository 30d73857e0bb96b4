/**
 * The type of a translation: the same sentences with the same arguments as the Korean texts. A
 * missing or unknown sentence does not compile.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => unknown
    ? (...args: A) => string
    : { readonly [K in keyof T]: Translation<T[K]> };

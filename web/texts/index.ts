import * as ko from './ko';

/** A text, a sentence with arguments, or a group of them, in any language. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> };

/**
 * All texts of the user interface in one language. A second language is an object of this type
 * beside ./ko.
 */
export type Texts = InAnyLanguage<typeof ko>;

/**
 * The texts in the language of the page, grouped by subject. Components contain no literal text, so
 * all wording is edited here. Texts are read when a component renders or an action runs, never when
 * a module loads. So a language can be chosen first.
 */
export * as texts from './ko';

/** Chooses the language. Call it before anything is rendered. */
export function setTexts(chosen: Texts): void {
  for (const [subject, group] of Object.entries(ko)) Object.assign(group, chosen[subject as keyof Texts]);
}

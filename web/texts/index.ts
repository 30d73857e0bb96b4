/**
 * The texts of the user interface, grouped by subject. Components contain no literal text, so all
 * wording is edited here. Texts are read when a component renders or an action runs, never when a
 * module loads, because tests replace the texts after that.
 */
export * as texts from './ko';

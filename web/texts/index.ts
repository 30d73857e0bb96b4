/**
 * The texts of the user interface, grouped by subject. Components contain no literal text, so all
 * wording is edited here. Texts are read when a component renders or an action runs, never when a
 * module loads, so that a second language can be chosen first.
 */
export * as texts from './ko';

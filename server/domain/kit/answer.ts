/**
 * An object to be read by fields of the schema. `defineAnswer` (selection/answers.ts) defines the
 * fields.
 */
export interface Answer {
  readonly definition: { readonly name: string };
  /** Parameters and variant options of its SQL. */
  readonly root: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly options?: Readonly<Record<string, string | boolean>>;
  };
}

/** An answer that has been read, as JSON text. */
export interface AnswerText {
  readonly text: string;
  /** The version of the object; null if it has none. */
  readonly version: number | null;
}

/**
 * A response that has not been read: its definition and the parameters of its SQL
 * (`defineResponse` in selection/responses.ts). `ResponseReader` reads it.
 */
export interface UnreadResponse {
  readonly definition: { readonly name: string };
  /** Parameters and variant options of its SQL. */
  readonly root: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly options?: Readonly<Record<string, string | boolean>>;
  };
}

/** A response that has been read, as JSON text. */
export interface ResponseText {
  readonly text: string;
  /** Version of the object; null if it has none. */
  readonly version: number | null;
}

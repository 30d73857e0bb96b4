/**
 * A section of a legal document: its heading and its paragraphs. A nested array is a list of
 * points.
 */
export interface LegalSection {
  readonly heading: string;
  readonly body: readonly (string | readonly string[])[];
}

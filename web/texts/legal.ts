/**
 * A section of a legal document: its heading and its paragraphs. A nested array is a list of
 * points.
 */
export interface LegalSection {
  readonly heading: string;
  readonly body: readonly (string | readonly string[])[];
}

/** The terms of use and the privacy notice, which only their pages load. */
export * as documents from './ko/legal';

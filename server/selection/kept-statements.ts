/**
 * Maximum number of characters in stored texts and statements of foreign documents, which are not
 * the client's. Every connection keeps the statements that it has prepared, in up to 400 times as
 * many bytes.
 */
const MAX_KEPT_CHARACTERS = 100_000;

/** Room for statements of foreign documents. It is never released. */
export class KeptStatements {
  private characters = 0;

  /** Takes room for the given number of characters. Returns false if there is too little. */
  add(characters: number): boolean {
    if (this.characters + characters > MAX_KEPT_CHARACTERS) return false;
    this.characters += characters;
    return true;
  }
}

/**
 * Characters of texts and statements that are kept for documents other than the client's own. Every
 * connection keeps the statements that it has prepared, in up to 400 times as many bytes.
 */
const MAX_KEPT_CHARACTERS = 100_000;

/** The room for statements of documents other than the client's own. It is never given back. */
export class KeptStatements {
  private characters = 0;

  /** Takes room for so many characters, if there is as much. */
  add(characters: number): boolean {
    if (this.characters + characters > MAX_KEPT_CHARACTERS) return false;
    this.characters += characters;
    return true;
  }
}

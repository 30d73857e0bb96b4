/**
 * Maximum number of characters of stored documents and statements, without those of the web client.
 * A connection needs up to 400 bytes for each character of a prepared statement.
 */
const MAX_STORED_STATEMENT_CHARACTERS = 100_000;

/** Quota for documents and statements of programs other than the web client. Never released. */
export class StatementQuota {
  private characters = 0;

  /** Reserves quota for this number of characters. Returns false if too little is left. */
  reserve(characters: number): boolean {
    if (this.characters + characters > MAX_STORED_STATEMENT_CHARACTERS) return false;
    this.characters += characters;
    return true;
  }
}

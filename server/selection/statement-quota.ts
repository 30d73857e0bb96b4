/** Quota for documents and statements of programs other than the web client. Never released. */
export class StatementQuota {
  /**
   * Maximum number of characters of stored documents and statements, without those of the web
   * client. A connection needs up to 400 bytes for each character of a prepared statement.
   */
  static maxCharacters = 100_000;

  private characters = 0;

  /** Reserves quota for this number of characters. Returns false if too little is left. */
  reserve(characters: number): boolean {
    if (this.characters + characters > StatementQuota.maxCharacters) return false;
    this.characters += characters;
    return true;
  }
}

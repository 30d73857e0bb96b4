/** Removes all differences between two spellings of a name: case, width and blanks. */
export function foldName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}

/** A character of a text in the form that the search compares. Blanks only separate characters. */
export interface Sign {
  /** The character without case and width. */
  sign: string;
  /** The initial consonant of a Korean syllable. For all other characters, the character itself. */
  initial: string;
  kind: 'LATIN' | 'KOREAN' | 'OTHER';
  /** The separator between the previous character and this one. */
  after?: 'BLANK' | 'LINE';
  /** Whether a word begins here: after a blank, or where the kind of letters changes. */
  beginsWord: boolean;
  /** Position in the text in UTF-16 units. `to` is exclusive. */
  from: number;
  to: number;
}

/**
 * Parts of a text that NFKC changes independently of the surrounding text: letters with their
 * marks, and sequences of jamo.
 */
const PIECES = /[가-힣]?[\u1100-\u11FF\u3131-\u318E\uFFA0-\uFFDC]+|[^\p{M}]\p{M}*|\p{M}+/gsu;

/**
 * Consonant clusters in NFKC form, with their separate consonants. Korean keyboards join two
 * consonants into one such letter.
 */
const CLUSTERS: Readonly<Record<string, string>> = {
  '\u11AA': '\u1100\u1109',
  '\u11AC': '\u1102\u110C',
  '\u11AD': '\u1102\u1112',
  '\u11B0': '\u1105\u1100',
  '\u11B1': '\u1105\u1106',
  '\u11B2': '\u1105\u1107',
  '\u11B3': '\u1105\u1109',
  '\u11B4': '\u1105\u1110',
  '\u11B5': '\u1105\u1111',
  '\u111A': '\u1105\u1112',
  '\u1121': '\u1107\u1109',
};

/**
 * Returns the characters of a text in the form that the search compares. Separators become blanks
 * and newlines.
 */
function fold(written: string): string[] {
  return Array.from(written.normalize('NFKC').toLowerCase(), (sign) => CLUSTERS[sign] ?? sign).flatMap((signs) => [
    ...signs,
  ]);
}

/** Returns the characters of a word in the same form as {@link signsOf}. */
export function spell(word: string): string[] {
  return fold(word);
}

/** Returns the characters of a text. */
export function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let after: Sign['after'];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const folded = fold(piece);
    // If folding keeps the number of characters, each one maps to its original. Otherwise all of
    // them map to the whole piece.
    const isRow = folded.length === piece.length;
    for (const [nth, sign] of folded.entries()) {
      if (/\s/u.test(sign)) {
        after = sign === '\n' || after === 'LINE' ? 'LINE' : 'BLANK';
        continue;
      }
      const from = isRow ? index + nth : index;
      const to = isRow ? from + sign.length : index + piece.length;
      signs.push(toSign(sign, signs.at(-1), after, { from, to }));
      after = undefined;
    }
  }
  return signs;
}

function toSign(
  sign: string,
  previous: Sign | undefined,
  after: Sign['after'],
  written: { from: number; to: number },
): Sign {
  const kind = kindOf(sign);
  const beginsWord = !previous || after !== undefined || (previous.kind !== kind && kind !== 'OTHER');
  return { sign, initial: initialOf(sign), kind, after, beginsWord, ...written };
}

function kindOf(sign: string): Sign['kind'] {
  if (/^[a-z0-9]/u.test(sign)) return 'LATIN';
  return /^[가-힣\u1100-\u1112]/u.test(sign) ? 'KOREAN' : 'OTHER';
}

/** Unicode sorts syllables by their initial consonants, with 588 syllables each. */
function initialOf(sign: string): string {
  if (!/^[가-힣]/u.test(sign)) return sign;
  return String.fromCodePoint(0x1100 + Math.floor(((sign.codePointAt(0) ?? 0) - 0xac00) / 588));
}

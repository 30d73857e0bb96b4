/** A character of a text as the search reads it. Blanks are none; they separate characters. */
export interface Sign {
  /** The character without differences of case and width. */
  sign: string;
  /** The initial consonant of a Korean syllable; of everything else the character itself. */
  initial: string;
  kind: 'LATIN' | 'KOREAN' | 'OTHER';
  /** What separates it from the character before it. */
  after?: 'BLANK' | 'LINE';
  /** Whether a word begins with it: after a blank, and where letters of another kind begin. */
  beginsWord: boolean;
  /** Where it is written, in UTF-16 units; `to` is excluded. */
  from: number;
  to: number;
}

/**
 * Pieces of a text that NFKC changes independently of what surrounds them: letters with their
 * marks, and jamo in a row.
 */
const PIECES = /[가-힣]?[\u1100-\u11FF\u3131-\u318E\uFFA0-\uFFDC]+|[^\p{M}]\p{M}*|\p{M}+/gsu;

/**
 * The letters to which the keyboard joins two consonants, in their NFKC form, and the consonants
 * apart.
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
 * The characters of a text as the search reads them, with their separators as blanks and newlines.
 */
function fold(written: string): string[] {
  return Array.from(written.normalize('NFKC').toLowerCase(), (sign) => CLUSTERS[sign] ?? sign).flatMap((signs) => [
    ...signs,
  ]);
}

/** The characters of a word, as those of {@link signsOf}. */
export function spell(word: string): string[] {
  return fold(word);
}

/** The characters of a text. */
export function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let after: Sign['after'];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const folded = fold(piece);
    // A piece of as many characters as before is a row of them; otherwise all come from the whole
    // piece.
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

/** The syllables of Unicode are in the order of their initial consonants, 588 each. */
function initialOf(sign: string): string {
  if (!/^[가-힣]/u.test(sign)) return sign;
  return String.fromCodePoint(0x1100 + Math.floor(((sign.codePointAt(0) ?? 0) - 0xac00) / 588));
}

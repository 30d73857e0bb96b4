import type { Bounds } from './bounds';

/**
 * How written text becomes stored text, and which text is refused (rules.md: Bounds). The server
 * and the client's forms read text by the same functions, so that they count and refuse the same.
 */
export interface TextKind {
  /** The stored form of written text. It does not change when it is normalised again. */
  normalize(written: string): string;
  /** Whether normalised text shows something misleading, or nothing certain. */
  isRefused(normalized: string): boolean;
}

/** Why text is refused. */
export type TextProblem = 'CHARACTERS' | 'EMPTY' | 'TOO_SHORT' | 'TOO_LONG';

/** All control characters except newline and tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** All control characters that are not white space. */
const BLIND_CONTROLS = /(?![\t-\r\x85])\p{Cc}/gu;
const WHITE_SPACE = /[\s\x85]+/gu;

/**
 * Embeddings, overrides and isolates, which change the order in which the characters around them
 * are shown.
 */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * An emoji, with its skin tone or presentation; the flag of a part of a country is spelt in tag
 * characters.
 */
const EMOJI = String.raw`(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?)`;
/**
 * Sequences in which an invisible character has a meaning: joined emoji, keycaps and variants of
 * Chinese characters.
 */
const SEQUENCES = String.raw`${EMOJI}(?:\u200D${EMOJI})*|[0-9#*]\uFE0F\u20E3|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`;
/** Fillers, which are shown as a blank but are not white space. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
/**
 * What is invisible outside of annotations and scripts that fonts rarely know, without being
 * ignorable by default.
 */
const UNSEEN = String.raw`\uFFF9-\uFFFC\u2D7F\u{1107F}\u{13430}-\u{1343F}`;
const INVISIBLE = new RegExp(
  String.raw`(${SEQUENCES})|(?!${FILLERS.source})[\p{Default_Ignorable_Code_Point}${UNSEEN}]`,
  'gu',
);
/**
 * Private characters, and characters that Unicode has not assigned; future emoji are reserved
 * already.
 */
const UNKNOWN = /\p{Co}|(?!\p{Extended_Pictographic})\p{Cn}/u;
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/u;

/**
 * Jamo that are parts of a syllable: leading consonants, vowels, trailing consonants. Old syllables
 * have no composed form.
 */
const LEADING = String.raw`[\u1100-\u115E\uA960-\uA97C]`;
const VOWEL = String.raw`[\u1161-\u11A7\uD7B0-\uD7C6]`;
const TRAILING = String.raw`[\u11A8-\u11FF\uD7CB-\uD7FB]`;
const JAMO = new RegExp([LEADING, VOWEL, TRAILING].join('|'), 'u');
/**
 * Such jamo outside of a syllable, in NFD. They look like ㄱ or ㅏ, or cover the syllable before
 * them.
 */
const STRAY_JAMO = new RegExp(`${LEADING}(?!${VOWEL})|(?<!${LEADING})${VOWEL}|(?<!${VOWEL})${TRAILING}`, 'u');

/**
 * Marks that take no space of their own; Unicode lists the tone marks of Hangul among those that
 * do.
 */
const MARK = String.raw`[\p{Mn}\p{Me}\u302E\u302F]`;
const MARKS = new RegExp(MARK, 'u');
/**
 * More marks on one character than any language needs (UTS #39, section 5.4). They cover the text
 * around them.
 */
const STACKED_MARKS = new RegExp(`${MARK}{5}`, 'u');
/** A mark twice in a row, or one without a character that it belongs to. */
const STRAY_MARKS = new RegExp(String.raw`(${MARK})\1|(?:^|\s)${MARK}`, 'u');

/**
 * Text that only its sender knows or compares, such as a password. Text with a format of its own is
 * read by it as well.
 */
export const plain: TextKind = {
  normalize: (written) => written.replaceAll('\r\n', '\n').replace(CONTROLS, '').normalize('NFC').trim(),
  isRefused: () => false,
};

/** Text on one line, such as a name or a title, by which others recognise somebody or something. */
export const line: TextKind = {
  normalize: (written) =>
    written.replace(INVISIBLE, '$1').replace(BLIND_CONTROLS, '').normalize('NFC').replace(WHITE_SPACE, ' ').trim(),
  isRefused: (normalized) =>
    FILLERS.test(normalized) ||
    UNKNOWN.test(normalized) ||
    hasStrayJamo(normalized) ||
    hasMarks(normalized, STACKED_MARKS, STRAY_MARKS),
};

/** Text of any number of lines, such as a comment. */
export const paragraphs: TextKind = {
  normalize: (written) => plain.normalize(written.replace(DIRECTIONS, '').replace(/[\u2028\u2029]/gu, '\n')),
  isRefused: (normalized) => NONCHARACTERS.test(normalized) || hasMarks(normalized, STACKED_MARKS),
};

function hasStrayJamo(normalized: string): boolean {
  return JAMO.test(normalized) && STRAY_JAMO.test(normalized.normalize('NFD'));
}

/**
 * Whether one of the patterns finds marks. They are looked for in NFD, where é is a letter and a
 * mark.
 */
function hasMarks(normalized: string, ...patterns: readonly RegExp[]): boolean {
  if (!MARKS.test(normalized)) return false;
  const decomposed = normalized.normalize('NFD');
  return patterns.some((pattern) => pattern.test(decomposed));
}

/** A lone surrogate, or NUL, which PostgreSQL's text cannot hold. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** A character that is visible on a screen, unlike blanks, direction controls and fillers. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** UTF-16 units of which NFC makes one code point at most: a Greek letter with three marks. */
const MAX_UNITS_PER_CODE_POINT = 4;

/**
 * More characters in a row than normalisation accepts (UAX #15, Stream-Safe Text Format) that are
 * marks, or whose removal puts marks beside each other. Sorting the marks of one character takes
 * time in proportion to the square of their number.
 */
const ENDLESS_MARKS = new RegExp(
  String.raw`(?:(?![\t-\r\x85])[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}${UNSEEN}]){31}`,
  'u',
);

/**
 * How much longer text may be for the search, which takes compatibility characters apart: of U+FDFA
 * it makes 18.
 */
const MAX_EXPANSION = 2;

/**
 * The second units of characters that take two in UTF-16. Text with lone ones is refused before its
 * length is asked for.
 */
const SECOND_UNITS = /[\uDC00-\uDFFF]/g;

/** The length that bounds refer to: code points, so that a simple emoji counts once. */
export function lengthOf(text: string): number {
  return text.length - (text.match(SECOND_UNITS)?.length ?? 0);
}

/**
 * Reads written text: its stored form, and the problem for which it is refused, if there is one.
 * Text that is much too long is refused before it is normalised, because normalising takes time in
 * proportion to its length.
 */
export function readText(
  kind: TextKind,
  written: string,
  { min, max }: Bounds,
): { text: string; problem?: TextProblem } {
  if (written.trim().length > max * MAX_UNITS_PER_CODE_POINT) return { text: '', problem: 'TOO_LONG' };
  if (UNSTORABLE.test(written) || ENDLESS_MARKS.test(written)) return { text: '', problem: 'CHARACTERS' };
  const text = kind.normalize(written);
  return { text, problem: problemOf(kind, text, { min, max }) };
}

function problemOf(kind: TextKind, text: string, { min, max }: Bounds): TextProblem | undefined {
  const length = min > 0 && !VISIBLE.test(text) ? 0 : lengthOf(text);
  if (length > max || lengthOf(text.normalize('NFKC')) > max * MAX_EXPANSION) return 'TOO_LONG';
  if (length < min) return length === 0 ? 'EMPTY' : 'TOO_SHORT';
  return kind.isRefused(text) ? 'CHARACTERS' : undefined;
}

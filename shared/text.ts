import type { Bounds } from './bounds';

/**
 * How input becomes stored text, and which text is refused (rules/bounds.md). The server and the
 * forms of the client use the same functions, so they count and refuse the same text.
 */
export interface TextKind {
  /** Returns the stored form of a text. Normalising the result again does not change it. */
  normalize(written: string): string;
  /** Whether normalised text contains misleading or unspecified characters. */
  isRefused(normalized: string): boolean;
}

/** Reasons why text is refused. */
export type TextProblem = 'CHARACTERS' | 'EMPTY' | 'TOO_SHORT' | 'TOO_LONG';

/** All control characters except newline and tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
/** All control characters that are not white space. */
const BLIND_CONTROLS = /(?![\t-\r\x85])\p{Cc}/gu;
const WHITE_SPACE = /[\s\x85]+/gu;

/**
 * Embeddings, overrides and isolates. They change the display order of the surrounding characters.
 */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * An emoji with its skin tone or presentation. The flags of parts of a country are spelt in tag
 * characters.
 */
const EMOJI = String.raw`(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?)`;
/**
 * Sequences in which an invisible character has a meaning: joined emoji, keycaps and variants of
 * Chinese characters.
 */
const SEQUENCES = String.raw`${EMOJI}(?:\u200D${EMOJI})*|[0-9#*]\uFE0F\u20E3|\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`;
/** Fillers: shown as a blank, but no white space. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
/**
 * Characters that are usually invisible but not ignorable by default: annotations and scripts that
 * few fonts contain.
 */
const UNSEEN = String.raw`\uFFF9-\uFFFC\u2D7F\u{1107F}\u{13430}-\u{1343F}`;
const INVISIBLE = new RegExp(
  String.raw`(${SEQUENCES})|(?!${FILLERS.source})[\p{Default_Ignorable_Code_Point}${UNSEEN}]`,
  'gu',
);
/** Private and unassigned characters. Code points reserved for future emoji are allowed. */
const UNKNOWN = /\p{Co}|(?!\p{Extended_Pictographic})\p{Cn}/u;
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/u;

/**
 * Jamo as parts of a syllable: leading consonants, vowels, trailing consonants. Old syllables have
 * no composed form.
 */
const LEADING = String.raw`[\u1100-\u115E\uA960-\uA97C]`;
const VOWEL = String.raw`[\u1161-\u11A7\uD7B0-\uD7C6]`;
const TRAILING = String.raw`[\u11A8-\u11FF\uD7CB-\uD7FB]`;
const JAMO = new RegExp([LEADING, VOWEL, TRAILING].join('|'), 'u');
/** Jamo outside of a syllable, in NFD. They look like ㄱ or ㅏ, or cover the previous syllable. */
const STRAY_JAMO = new RegExp(`${LEADING}(?!${VOWEL})|(?<!${LEADING})${VOWEL}|(?<!${VOWEL})${TRAILING}`, 'u');

/** Marks without width. Unicode lists the tone marks of Hangul among the marks with width. */
const MARK = String.raw`[\p{Mn}\p{Me}\u302E\u302F]`;
const MARKS = new RegExp(MARK, 'u');
/**
 * More marks on one character than any language needs (UTS #39, section 5.4). They cover the
 * surrounding text.
 */
const STACKED_MARKS = new RegExp(`${MARK}{5}`, 'u');
/** A repeated mark, or a mark without a base character. */
const STRAY_MARKS = new RegExp(String.raw`(${MARK})\1|(?:^|\s)${MARK}`, 'u');

/**
 * Text that only its sender sees or that is only compared, such as a password. Also used for text
 * with a format of its own.
 */
export const plain: TextKind = {
  normalize: (written) => written.replaceAll('\r\n', '\n').replace(CONTROLS, '').normalize('NFC').trim(),
  isRefused: () => false,
};

/** Single-line text by which others recognise something, such as a name or a title. */
export const line: TextKind = {
  normalize: (written) =>
    written.replace(INVISIBLE, '$1').replace(BLIND_CONTROLS, '').normalize('NFC').replace(WHITE_SPACE, ' ').trim(),
  isRefused: (normalized) =>
    FILLERS.test(normalized) ||
    UNKNOWN.test(normalized) ||
    hasStrayJamo(normalized) ||
    hasMarks(normalized, STACKED_MARKS, STRAY_MARKS),
};

/** Multi-line text, such as a comment. */
export const paragraphs: TextKind = {
  normalize: (written) => plain.normalize(written.replace(DIRECTIONS, '').replace(/[\u2028\u2029]/gu, '\n')),
  isRefused: (normalized) => NONCHARACTERS.test(normalized) || hasMarks(normalized, STACKED_MARKS),
};

function hasStrayJamo(normalized: string): boolean {
  return JAMO.test(normalized) && STRAY_JAMO.test(normalized.normalize('NFD'));
}

/** Whether a pattern matches the marks of a text in NFD, where é is a letter and a mark. */
function hasMarks(normalized: string, ...patterns: readonly RegExp[]): boolean {
  if (!MARKS.test(normalized)) return false;
  const decomposed = normalized.normalize('NFD');
  return patterns.some((pattern) => pattern.test(decomposed));
}

/** A lone surrogate, or NUL, which PostgreSQL cannot store in text. */
const UNSTORABLE = /\p{Surrogate}|\0/u;

/** A visible character, unlike blanks, direction controls and fillers. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** The most UTF-16 units that NFC composes to one code point: a Greek letter with three marks. */
const MAX_UNITS_PER_CODE_POINT = 4;

/**
 * Longer sequences of marks than normalisation accepts (UAX #15, Stream-Safe Text Format). The
 * pattern includes characters whose removal would join the marks around them. Sorting the marks of
 * one character takes quadratic time.
 */
const ENDLESS_MARKS = new RegExp(
  String.raw`(?:(?![\t-\r\x85])[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}${UNSEEN}]){31}`,
  'u',
);

/**
 * How many times longer text may become for the search, which decomposes compatibility characters.
 * U+FDFA alone becomes 18 characters.
 */
const MAX_EXPANSION = 2;

/**
 * The second unit of characters with two UTF-16 units. Text with lone units is refused before its
 * length is counted.
 */
const SECOND_UNITS = /[\uDC00-\uDFFF]/g;

/** Returns the length that bounds refer to: code points, so that a simple emoji counts as one. */
export function lengthOf(text: string): number {
  return text.length - (text.match(SECOND_UNITS)?.length ?? 0);
}

/**
 * Returns the stored form of a text and, if it is refused, the problem. Far too long text is
 * refused before normalisation, which takes time in proportion to the length.
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

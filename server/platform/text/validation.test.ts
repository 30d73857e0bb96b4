import fc from 'fast-check';
import { lengthOf, line, paragraphs, plain, readText } from '../../../shared/text';
import { AppError, type FieldTexts } from '../errors/app-error';
import { idRule, parseIdOrThrow, parseInput, Valid, text, Together, wholeNumber, wholeNumberOr } from './validation';

const NOT_13 = { ko: '13은 안 돼요.', en: 'Not 13.' };

@Together<Sample>((input): FieldTexts => (input.count === 13 ? { count: NOT_13 } : {}))
class Sample {
  @Valid(text({ ko: '제목', en: 'the title' }, { min: 2, max: 5 }))
  title!: string;

  @Valid(text({ ko: '분야', en: 'the field' }, { min: 0, max: 3 }))
  field!: string;

  @Valid(wholeNumber({ ko: '인원', en: 'the number' }, { min: 1, max: 100 }))
  count!: number;

  @Valid(wholeNumberOr(12, { ko: '쪽 크기', en: 'the page size' }, { min: 1, max: 100 }))
  size!: number;
}

class Related extends Sample {
  @Valid(idRule())
  one!: number;

  @Valid(idRule())
  other!: number | null;
}

class Child extends Sample {
  @Valid(text({ ko: '덧붙임', en: 'the addition' }, { min: 0, max: 1 }))
  more!: string;
}

const GOOD = { title: '제목이다', count: 3 };

function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('the input was accepted');
}

describe('an input', () => {
  it('is parsed to an instance of its class, with defaults for missing fields', () => {
    const sample = parseInput(Sample, { ...GOOD, admin: true });
    expect(sample).toBeInstanceOf(Sample);
    expect({ ...sample }).toEqual({ title: '제목이다', field: '', count: 3, size: 12 });
  });

  it('has a message for each invalid field, and the first of them for the whole', () => {
    const error = refusal(() => parseInput(Sample, { title: '제', count: 0 }));
    expect(error.fields).toEqual({
      title: { ko: '제목은 2자 이상이어야 해요.', en: 'The title must have at least 2 characters.' },
      count: {
        ko: '인원은 1부터 100 사이의 숫자로 입력해 주세요.',
        en: 'The number must be between 1 and 100.',
      },
    });
    expect(error.text).toBe(error.fields?.title);
  });

  it('is checked by rules over several fields, including those of its parent class', () => {
    expect(refusal(() => parseInput(Sample, { ...GOOD, count: 13 })).fields).toEqual({ count: NOT_13 });
    expect(refusal(() => parseInput(Child, { ...GOOD, count: 13 })).fields).toEqual({ count: NOT_13 });
    expect(refusal(() => parseInput(Child, { ...GOOD, more: '둘이' })).fields).toHaveProperty('more');
  });

  it.each([[[]], ['text'], [3], [true]])('is refused in both languages if it is %j', (value) => {
    const error = refusal(() => parseInput(Sample, value));
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(Object.values(error.fields ?? {}).every(({ ko, en }) => /[가-힣]/.test(ko) && !/[가-힣]/.test(en))).toBe(
      true,
    );
  });

  it('with keys of the prototype changes no prototype', () => {
    const value: unknown = JSON.parse('{"title":"제목이다","count":3,"__proto__":{"admin":true},"constructor":1}');
    const sample = parseInput(Sample, value);
    expect(sample).not.toHaveProperty('admin');
    expect({}).not.toHaveProperty('admin');
    expect(sample.constructor).toBe(Sample);
  });
});

/** Characters that affect each other, and some that do not. */
const SIGNS = [
  'a',
  '가',
  ' ',
  '\n',
  '\u0085',
  '\u0301',
  '\u3164',
  '\u200b',
  '\u200d',
  '\ufe0f',
  '\ufeff',
  '\u202e',
  '\u0001',
  '👩',
  '🏽',
  '🚀',
  '🏴',
  '\u{e0067}',
  '\u{e007f}',
  '❤',
  '1',
  '\u20e3',
  '漢',
  '\u{e0100}',
  '\uf900',
  '\ufffc',
] as const;

/** Any text, and text in which invisible characters, marks and emoji often meet. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...SIGNS),
  }),
);

describe('text', () => {
  it.each([
    ['가\u1100\u1161', '가가'],
    ['  ab  ', 'ab'],
    ['a\r\nb', 'a\nb'],
    ['a\tb', 'a\tb'],
    ['a\u0007\u001bb\u007f\u0085', 'ab'],
    ['\u2003빈칸\u3000', '빈칸'],
    ['\ufeff글', '글'],
    ['<b>', '<b>'],
    ['e\u0001\u0301', 'é'],
  ])('%j is stored as %j', (given, stored) => {
    expect(plain.normalize(given)).toBe(stored);
  });

  it.each(Object.entries({ plain, line, paragraphs }))(
    'does not change when it is normalised again (%s)',
    (_name, { normalize }) => {
      fc.assert(fc.property(anyText, (given) => normalize(normalize(given)) === normalize(given)));
    },
  );

  it('on one line is in NFC with single spaces, and has invisible characters only in sequences', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyText, (given) => {
        const { text: stored, problem } = readText(line, given, { min: 1, max: 100 });
        if (problem) return;
        accepted += 1;
        expect(stored).toBe(stored.normalize('NFC'));
        expect(stored).not.toMatch(/^ | $|  |[^\S ]|[\p{Cc}\p{Cs}\p{Co}\u2066-\u2069\u202A-\u202E\u3164]/u);
        expect(stored.replace(/[\p{Emoji}\p{Script=Han}][\p{M}\u200D\u{E0020}-\u{E007F}]*/gu, '')).not.toMatch(
          /\p{Default_Ignorable_Code_Point}/u,
        );
      }),
      { numRuns: 2_000 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  it('on one line keeps every syllable and every emoji', () => {
    const emoji = fc.constantFrom(
      '👨‍👩‍👧',
      '🏳️‍🌈',
      '👍🏽',
      '🇰🇷',
      '1️⃣',
      '❤️',
      '👩🏿‍🚀',
      '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    );
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.array(fc.oneof(emoji, syllable), { minLength: 1, maxLength: 30 }), (parts) => {
        const written = parts.join('');
        expect(readText(line, written, { min: 1, max: 400 })).toEqual({ text: written, problem: undefined });
      }),
    );
  });

  it('on one line is equal to the same text without invisible characters', () => {
    const invisible = fc.constantFrom('\u200b', '\u2060', '\ufeff', '\u202e', '\u2068', '\u200e', '\u00ad', '\u0007');
    const word = fc.stringMatching(/^[가-힣a-z]{1,5}$/u);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, invisible), { minLength: 1 }), (parts) => {
        const seen = parts.map(([letters]) => letters).join('');
        expect(line.normalize(parts.flat().join(''))).toBe(seen.normalize('NFC'));
      }),
    );
  });

  it.each(Object.entries({ plain, line, paragraphs }))(
    'that is much too long, or has too many marks, is refused before anything of it is normalised (%s) [I17]',
    (_name, kind) => {
      const normalize = jest.spyOn(String.prototype, 'normalize');
      try {
        expect(readText(kind, 'a'.repeat(400_000), { min: 1, max: 10_000 }).problem).toBe('TOO_LONG');
        expect(readText(kind, '\u1f82'.normalize('NFD').repeat(10_001), { min: 1, max: 10_000 }).problem).toBe(
          'TOO_LONG',
        );
        // Sorting the marks of one character takes quadratic time.
        for (const marks of ['\u0301\u0316', '\u0301\u0001', '\u0301\u200b']) {
          expect(readText(kind, marks.repeat(5_000), { min: 1, max: 10_000 }).problem).toBe('CHARACTERS');
        }
        expect(normalize).not.toHaveBeenCalledWith('NFC');
        expect(normalize).not.toHaveBeenCalledWith('NFKC');
      } finally {
        normalize.mockRestore();
      }
    },
  );

  it.each(Object.entries({ plain, line, paragraphs }))(
    'is bounded after it is normalised as well (%s) [I17]',
    (_name, kind) => {
      const bounds = { min: 1, max: 10 };
      // NFC decomposes U+1D160, and the search decomposes U+FDFA and U+2026.
      expect(readText(kind, '\u{1d160}'.repeat(4), bounds).problem).toBe('TOO_LONG');
      expect(readText(kind, '\ufdfa'.repeat(2), bounds).problem).toBe('TOO_LONG');
      expect(readText(kind, '\ufdfa', bounds).problem).toBeUndefined();
      expect(readText(kind, '말\u2026'.repeat(5), bounds).problem).toBeUndefined();
      expect(readText(kind, '\u1f82'.normalize('NFD').repeat(10), bounds)).toEqual({ text: '\u1f82'.repeat(10) });
    },
  );

  it.each([
    ['👨‍👩‍👧', 5],
    ['😀', 1],
    ['한글', 2],
    ['e\u0301', 2],
  ])('%s has %i code points', (given, length) => {
    expect(lengthOf(given)).toBe(length);
  });

  it.each(['a\0b', '\ud800', 'a\udc00b', '\udc00\ud800'])('%j is refused, because it cannot be stored', (title) => {
    expect(refusal(() => parseInput(Sample, { ...GOOD, title })).fields?.title?.ko).toContain('쓸 수 없는 문자');
  });
});

describe('a number', () => {
  it.each<[given: unknown, read: number]>([
    [3, 3],
    ['3', 3],
    [' 100 ', 100],
    ['007', 7],
  ])('%j is parsed as %i', (given, read) => {
    expect(parseInput(Sample, { ...GOOD, count: given }).count).toBe(read);
  });

  it.each(['', ' ', '1.5', '1e2', '0x10', '３', 'NaN', 'Infinity', '--1', 1.5, 0, 101, -1, null, true, [3], { a: 1 }])(
    '%j is refused',
    (count) => {
      expect(refusal(() => parseInput(Sample, { ...GOOD, count })).fields).toHaveProperty('count');
    },
  );
});

describe('an id', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('%s is valid', (given, id) => {
    expect(parseIdOrThrow(given)).toBe(id);
  });

  it('in an input becomes a number, or null without a value', () => {
    expect({ ...parseInput(Related, { ...GOOD, one: '7' }) }).toMatchObject({ ...GOOD, one: 7, other: null });
  });

  it('in an input is not found if it is impossible and all other fields are valid', () => {
    const codeOf = (input: object): string => refusal(() => parseInput(Related, { ...GOOD, ...input })).code;
    expect(codeOf({ one: '7', other: 'x' })).toBe('NOT_FOUND');
    expect(codeOf({ one: '' })).toBe('NOT_FOUND');
    expect(codeOf({ one: 'x', count: 0 })).toBe('VALIDATION_FAILED');
    expect(codeOf({ one: 'x', count: 13 })).toBe('VALIDATION_FAILED');
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '01',
    '+1',
    ' 1',
    '1 ',
    '2147483648',
    '99999999999999999999',
    'abc',
    '１',
    '1;DROP',
    '',
    1,
    null,
  ])('%j is not found', (given) => {
    expect(refusal(() => parseIdOrThrow(given)).code).toBe('NOT_FOUND');
  });
});

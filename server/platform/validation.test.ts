import fc from 'fast-check';
import { AppError } from './errors';
import {
  lengthOf,
  normalizeText,
  readId,
  readInput,
  Rule,
  text,
  Together,
  wholeNumber,
  wholeNumberOr,
} from './validation';

@Together<Sample>((input): Record<string, string> => (input.count === 13 ? { count: '13은 안 돼요.' } : {}))
class Sample {
  @Rule(text('제목', { min: 2, max: 5 }))
  title!: string;

  @Rule(text('분야', { min: 0, max: 3 }))
  field!: string;

  @Rule(wholeNumber('인원', { min: 1, max: 100 }))
  count!: number;

  @Rule(wholeNumberOr(12, '쪽 크기', { min: 1, max: 100 }))
  size!: number;
}

class Child extends Sample {
  @Rule(text('덧붙임', { min: 0, max: 1 }))
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
  it('is read as an instance of its class, with defaults for fields that were left out', () => {
    const sample = readInput(Sample, { ...GOOD, admin: true });
    expect(sample).toBeInstanceOf(Sample);
    expect({ ...sample }).toEqual({ title: '제목이다', field: '', count: 3, size: 12 });
  });

  it('has a message for each invalid field, and the first of them for the whole', () => {
    const error = refusal(() => readInput(Sample, { title: '제', count: 0 }));
    expect(error.fields).toEqual({
      title: '제목은 2자 이상이어야 해요.',
      count: '인원은 1부터 100 사이의 숫자로 입력해 주세요.',
    });
    expect(error.message).toBe(error.fields?.title);
  });

  it('is checked by rules over several fields, also by those of its parent', () => {
    expect(refusal(() => readInput(Sample, { ...GOOD, count: 13 })).fields).toEqual({ count: '13은 안 돼요.' });
    expect(refusal(() => readInput(Child, { ...GOOD, count: 13 })).fields).toEqual({ count: '13은 안 돼요.' });
    expect(refusal(() => readInput(Child, { ...GOOD, more: '둘이' })).fields).toHaveProperty('more');
  });

  it.each([[[]], ['text'], [3], [true]])('that is %j is refused in Korean', (value) => {
    const error = refusal(() => readInput(Sample, value));
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(Object.values(error.fields ?? {}).every((message) => /[가-힣]/.test(message))).toBe(true);
  });

  it('with keys of the prototype changes no prototype', () => {
    const value: unknown = JSON.parse('{"title":"제목이다","count":3,"__proto__":{"admin":true},"constructor":1}');
    const sample = readInput(Sample, value);
    expect(sample).not.toHaveProperty('admin');
    expect({}).not.toHaveProperty('admin');
    expect(sample.constructor).toBe(Sample);
  });
});

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
    expect(normalizeText(given)).toBe(stored);
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (given) => normalizeText(normalizeText(given)) === normalizeText(given),
      ),
    );
  });

  it.each([
    ['👨‍👩‍👧', 5],
    ['😀', 1],
    ['한글', 2],
    ['e\u0301', 2],
  ])('%s has %i code points', (given, length) => {
    expect(lengthOf(given)).toBe(length);
  });

  it.each(['a\0b', '\ud800', 'a\udc00b', '\udc00\ud800'])('%j cannot be stored and is refused', (title) => {
    expect(refusal(() => readInput(Sample, { ...GOOD, title })).fields?.title).toContain('쓸 수 없는 문자');
  });
});

describe('a number', () => {
  it.each<[given: unknown, read: number]>([
    [3, 3],
    ['3', 3],
    [' 100 ', 100],
    ['007', 7],
  ])('%j is read as %i', (given, read) => {
    expect(readInput(Sample, { ...GOOD, count: given }).count).toBe(read);
  });

  it.each(['', ' ', '1.5', '1e2', '0x10', '３', 'NaN', 'Infinity', '--1', 1.5, 0, 101, -1, null, true, [3], { a: 1 }])(
    '%j is refused',
    (count) => {
      expect(refusal(() => readInput(Sample, { ...GOOD, count })).fields).toHaveProperty('count');
    },
  );
});

describe('an id', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('%s is valid', (given, id) => {
    expect(readId(given)).toBe(id);
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
    expect(refusal(() => readId(given)).code).toBe('NOT_FOUND');
  });
});

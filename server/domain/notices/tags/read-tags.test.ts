import fc from 'fast-check';
import { BOUNDS, TAG_ID } from '../../../../shared/bounds';
import {
  foldTagWord,
  MAX_TAGS,
  readTagPieces,
  readTags,
  spellingsOf,
  type Tag,
  TAG_GROUPS,
  TAGS,
} from '../../../../shared/tags';
import { searchTags } from '../../profiles/tags/tag.type';

/** The spellings of all tags, without names of several pieces, such as CI/CD. */
const SPELLINGS = TAGS.flatMap((tag) => spellingsOf(tag).map((word) => ({ word, tag }))).filter(
  ({ word }) => !word.includes('/'),
);

const KNOWN = new Set(SPELLINGS.map(({ word }) => foldTagWord(word)));

describe('the list', () => {
  it('has 200 tags or more, each with an id, a name and a group', () => {
    expect(TAGS.length).toBeGreaterThanOrEqual(200);
    expect(TAGS.filter(({ id }) => !TAG_ID.test(id))).toEqual([]);
    expect(new Set(TAGS.map(({ id }) => id)).size).toBe(TAGS.length);
    expect(new Set(TAGS.map(({ names }) => names.ko)).size).toBe(TAGS.length);
    expect(new Set(TAGS.map(({ group }) => group))).toEqual(new Set(TAG_GROUPS));
  });

  it('has an English name without Hangul for each tag', () => {
    expect(TAGS.filter(({ names }) => /[가-힣]/.test(names.en))).toEqual([]);
    expect(new Set(TAGS.map(({ names }) => names.en)).size).toBe(TAGS.length);
    expect(TAGS.filter(({ id, names }) => readTags(names.en).join() !== id)).toEqual([]);
  });

  it('has each word in one tag', () => {
    const owners = new Map<string, string>();
    const shared = SPELLINGS.filter(({ word, tag }) => {
      const owner = owners.get(foldTagWord(word)) ?? tag.id;
      owners.set(foldTagWord(word), owner);
      return owner !== tag.id;
    });
    expect(shared).toEqual([]);
  });

  it('has only names that are read as their own tag', () => {
    expect(TAGS.filter(({ id, names }) => readTags(names.ko).join() !== id)).toEqual([]);
  });
});

describe('a text', () => {
  it.each([
    ['React, TypeScript', ['react', 'typescript']],
    ['React / TypeScript · Node.js', ['react', 'typescript', 'nodejs']],
    ['리엑트、타입스크립트', ['react', 'typescript']],
    ['html+css', ['html', 'css']],
    ['C/C++', ['c', 'cpp']],
    ['C++ + Python', ['cpp', 'python']],
    ['C#|.NET;SQL', ['csharp', 'dotnet', 'sql']],
    ['ＲＥＡＣＴ，ＴＳ', ['react', 'typescript']],
    ['react native', ['react-native']],
    ['자바 스크립트', ['javascript']],
    ['UI/UX, CI/CD', ['ui-ux', 'ci-cd']],
    ['첫 줄\n파이썬\r\n장고', ['python', 'django']],
    ['React, react, 리액트', ['react']],
    ['토익 스피킹, 영어 회화', ['toeic-speaking', 'english-conversation']],
    ['React 18, React(웹), 리액트 위주, JavaScripts', []],
    ['', []],
    [' , ; / ', []],
  ])('%j has the tags %j', (text, tags) => {
    expect(readTags(text)).toEqual(tags);
  });

  it('keeps pieces that are no tags, without repetitions', () => {
    expect(readTagPieces('React , ESP32,  esp 32 , 리액트').map(({ text, tag }) => [text, tag?.id])).toEqual([
      ['React', 'react'],
      ['ESP32', undefined],
    ]);
  });

  it('has ten tags at most, and the others stay as pieces', () => {
    const text = TAGS.slice(0, 12)
      .map(({ names }) => names.ko)
      .join(', ');
    const pieces = readTagPieces(text);
    expect(readTags(text)).toEqual(TAGS.slice(0, MAX_TAGS).map(({ id }) => id));
    expect(pieces.map(({ text: piece }) => piece)).toEqual(TAGS.slice(0, 12).map(({ names }) => names.ko));
  });
});

/** A spelling in another case, with blanks and dots inside, except between the signs of C++. */
const written = fc
  .tuple(fc.constantFrom(...SPELLINGS), fc.boolean(), fc.nat(), fc.constantFrom('', ' ', '.', '  '))
  .map(([{ word, tag }, upper, at, inside]) => {
    const cased = upper ? word.toUpperCase() : word.toLowerCase();
    const cut = at % (cased.length + 1);
    return { text: word.includes('+') ? cased : cased.slice(0, cut) + inside + cased.slice(cut), tag };
  });

/** A spelling with more letters before or after it, which is no tag. */
const longer = fc
  .tuple(fc.constantFrom(...SPELLINGS), fc.constantFrom('x', '용', '9', 'ㄱ'), fc.boolean())
  .map(([{ word }, letter, before]) => (before ? letter + word : word + letter))
  .filter((text) => !KNOWN.has(foldTagWord(text)))
  .map((text): { text: string; tag: Tag | undefined } => ({ text, tag: undefined }));

const separator = fc.constantFrom(',', ', ', ' / ', '·', '、', '|', ';', '\n', ' + ');

const pieces = fc.array(fc.oneof(written, longer), { maxLength: 14 });

const idsOf = (list: readonly { tag: Tag | undefined }[]): string[] => [
  ...new Set(list.flatMap(({ tag }) => tag?.id ?? [])),
];

it('[I23] tags are whole pieces and never parts of words, whatever their case, blanks and separators', () => {
  fc.assert(
    fc.property(pieces, separator, (list, between) => {
      expect(readTags(list.map(({ text }) => text).join(between))).toEqual(idsOf(list).slice(0, MAX_TAGS));
    }),
    { numRuns: 2_000 },
  );
});

it('the order of the pieces changes only the order of the tags', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      fc.pre(idsOf(list).length <= MAX_TAGS);
      const read = readTags(list.map(({ text }) => text).join(', '));
      const reversed = readTags(
        list
          .toReversed()
          .map(({ text }) => text)
          .join(', '),
      );
      expect(new Set(reversed)).toEqual(new Set(read));
    }),
    { numRuns: 500 },
  );
});

it('[I23] any text has valid tags, and reading its pieces again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: BOUNDS.techStack.max }), (text) => {
      const tags = readTags(text);
      expect(tags.length).toBeLessThanOrEqual(MAX_TAGS);
      expect(
        readTags(
          readTagPieces(text)
            .map((piece) => piece.text)
            .join(', '),
        ),
      ).toEqual(tags);
    }),
    { numRuns: 1_000 },
  );
});

describe('the search for tags', () => {
  it.each([
    ['리액', ['react', 'react-native']],
    ['node.J', ['nodejs']],
    ['토익', ['toeic', 'toeic-speaking']],
    ['없는말', []],
  ])('%j finds %j', (text, ids) => {
    expect(searchTags(text).map(({ id }) => id)).toEqual(ids);
  });

  it('lists tags that start with the text first, and all without a text', () => {
    const [first] = searchTags('script');
    expect(searchTags('java').map(({ id }) => id)).toEqual(['java', 'javascript']);
    expect(first?.id).not.toBeUndefined();
    expect(searchTags(' ')).toEqual(TAGS);
  });
});

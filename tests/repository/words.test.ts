import { findRetired, readWords } from '../../scripts/checks/words.cjs';

const WORDS = [
  { word: '대기 명단', retired: ['대기자', '대기열'] },
  { word: '모집 완료', retired: ['참'] },
];

describe('the check of Korean words', () => {
  it('finds a retired word with its line, also with a particle behind it', () => {
    const text = "export const a = {\n  list: '대기자를 골라요',\n};";
    expect(findRetired(text, WORDS)).toEqual([{ line: 2, found: '대기자', better: '대기 명단' }]);
  });

  it('finds every retired word of a line', () => {
    expect(findRetired('대기자와 대기열', WORDS).map(({ found }) => found)).toEqual(['대기자', '대기열']);
  });

  it('accepts a word that contains a retired one', () => {
    expect(findRetired('우선대기자, 참여, 동참', WORDS)).toEqual([]);
  });

  it('finds a word of one syllable if it stands alone', () => {
    expect(findRetired('백엔드 참', WORDS)).toEqual([{ line: 1, found: '참', better: '모집 완료' }]);
  });

  it('reads the words of the document', () => {
    expect(readWords()).toContainEqual({ word: '한마디', retired: ['전하는 말'] });
  });

  it('no word of the document is retired by another row', () => {
    const words = readWords();
    expect(words.flatMap(({ word }) => findRetired(word, words))).toEqual([]);
  });
});

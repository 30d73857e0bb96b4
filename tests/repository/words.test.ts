import { findRetired, readWords } from '../../scripts/checks/words.cjs';

describe('docs/words.md', () => {
  it('has words that the check reads', () => {
    expect(readWords()).toContainEqual({ word: '한마디', retired: ['전하는 말'] });
  });

  it('retires no word of another row', () => {
    const words = readWords();
    expect(words.flatMap(({ word }) => findRetired(word, words))).toEqual([]);
  });
});

import { describeOnCard, describeOnPage, type Fit } from './describe-fit';

const NOTHING: Fit = { facts: [], seats: [], commonTags: [] };

const tagged = (...names: string[]): Fit => ({
  ...NOTHING,
  facts: ['TAGS'],
  commonTags: names.map((name) => ({ name })),
});

test.each<[string, Fit, string[]]>([
  ['nothing', NOTHING, []],
  ['a role', { ...NOTHING, facts: ['ROLE'], seats: [{ role: 'BACKEND', free: 2 }] }, ['백엔드 2자리']],
  [
    'two roles',
    {
      ...NOTHING,
      facts: ['ROLE'],
      seats: [
        { role: 'FRONTEND', free: 1 },
        { role: 'DESIGNER', free: 3 },
      ],
    },
    ['프론트 1자리 · 디자이너 3자리'],
  ],
  ['a tag', tagged('React'), ['React']],
  ['two tags', tagged('React', 'TypeScript'), ['React · TypeScript']],
  ['three tags', tagged('React', 'TypeScript', 'Git'), ['React 외 2개']],
  ['the other facts', { ...NOTHING, facts: ['COURSE', 'TIME'] }, ['같은 수업', '모임 시간이 맞아요']],
  [
    'only known facts of a newer server',
    { ...NOTHING, facts: ['NEWER', 'COURSE'] as unknown as Fit['facts'] },
    ['같은 수업'],
  ],
])('a card shows %s', (_what, fit, words) => {
  expect(describeOnCard(fit).map((each) => each.words)).toEqual(words);
});

test('the page names all tags, by the kind of the notice', () => {
  const fit = tagged('React', 'TypeScript', 'Git');
  expect(describeOnPage(fit, 'PROJECT')).toEqual([{ fact: 'TAGS', words: '같은 기술: React, TypeScript, Git' }]);
  expect(describeOnPage(fit, 'STUDY')).toEqual([{ fact: 'TAGS', words: '같은 주제: React, TypeScript, Git' }]);
});

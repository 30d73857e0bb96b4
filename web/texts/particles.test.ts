import { texts } from './';

test('a title in Latin letters or digits gets both forms of the particle', () => {
  expect(texts.favourite.add('React Team')).toBe('React Team을(를) 찜하기');
  expect(texts.input.required('Vue 3')).toBe('Vue 3을(를) 입력해 주세요.');
  expect(texts.verification.verified('한빛대학교(ERICA)', '3월 31일')).toMatch(/^한빛대학교\(ERICA\)을\(를\) /);
});

test('a title in Hangul gets the matching particle', () => {
  expect(texts.favourite.add('캡스톤 팀')).toBe('캡스톤 팀을 찜하기');
  expect(texts.input.required('스터디')).toBe('스터디를 입력해 주세요.');
});

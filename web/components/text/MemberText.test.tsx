import { render } from '@testing-library/react';
import { languageOf, MemberText } from './MemberText';

test.each([
  ['캠퍼스 고양이 지도', 'ko'],
  ['React 스터디', 'ko'],
  ['ㅋㅋ', 'ko'],
  ['Rust study', undefined],
  ['2026-11-28', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test('a Korean text carries its language, and shows what is passed instead of it', () => {
  const { container } = render(
    <MemberText text="고양이 지도">
      <mark>고양이</mark> 지도
    </MemberText>,
  );
  expect(container.innerHTML).toBe('<bdi lang="ko"><mark>고양이</mark> 지도</bdi>');
});

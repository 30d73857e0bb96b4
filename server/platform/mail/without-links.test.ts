import { withoutLinks } from './without-links';

describe('[SEC8] a title in a mail', () => {
  it.each([
    ['당첨! https://evil.example/x?a=b', '당첨! https: //evil․example/x?a=b'],
    ['www.evil.example 로 오세요', 'www․evil․example 로 오세요'],
    ['evil.example/x', 'evil․example/x'],
    ['문의 me@evil.example', '문의 me@evil․example'],
    ['한글.한국 evil。example evil．example evil｡example', '한글․한국 evil․example evil․example evil․example'],
    ['tg://join http://1.2.3.4', 'tg: //join http: //1.2.3.4'],
  ])('%s contains nothing that a mail program turns into a link', (title, shown) => {
    expect(withoutLinks(title)).toBe(shown);
  });

  it('otherwise stays unchanged', () => {
    for (const title of ['3.5학점 이상 모집합니다.', '스터디 1:1 / 2:2', 'C++ & C#', '주 3회...']) {
      expect(withoutLinks(title)).toBe(title);
    }
  });
});

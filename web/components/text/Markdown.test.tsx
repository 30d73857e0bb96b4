import { render } from '@testing-library/react';
import fc from 'fast-check';
import { BOUNDS } from '../../../shared/bounds';
import { Markdown } from './Markdown';

const htmlOf = (text: string): string => render(<Markdown text={text} />).container.firstElementChild?.innerHTML ?? '';

const LINK = 'target="_blank" rel="noopener noreferrer nofollow ugc"';

describe('light Markdown', () => {
  it.each([
    ['**함께** 만들어요.\n둘째 줄', '<p><strong>함께</strong> 만들어요.\n둘째 줄</p>'],
    ['*하나*와 _둘_, ~~셋~~, `넷`', '<p><em>하나</em>와 <em>둘</em>, <del>셋</del>, <code>넷</code></p>'],
    ['***셋***', '<p><em><strong>셋</strong></em></p>'],
    ['snake_case_name, 2 * 3 * 4, **열린', '<p>snake_case_name, 2 * 3 * 4, **열린</p>'],
    ['\\*별\\* <b>그대로</b> &amp;', '<p>*별* &lt;b&gt;그대로&lt;/b&gt; &amp;amp;</p>'],
    ['# 제목 #\n본문', '<h3>제목</h3><p>본문</p>'],
    ['#태그', '<p>#태그</p>'],
    ['- 하나\n- [ ] 둘\n- [x] 셋', '<ul><li>하나</li><li>☐ 둘</li><li>☑ 셋</li></ul>'],
    ['3. 셋\n4. 넷', '<ol start="3"><li>셋</li><li>넷</li></ol>'],
    ['- 위\n  - 아래\n- 다음', '<ul><li>위<ul><li>아래</li></ul></li><li>다음</li></ul>'],
    ['- 첫 줄\n이어서\n\n끝', '<ul><li>첫 줄\n이어서</li></ul><p>끝</p>'],
    ['> 인용\n> 둘째\n\n---', '<blockquote><p>인용\n둘째</p></blockquote><hr>'],
    ['```js\na < b\n**c**\n```', '<pre><code>a &lt; b\n**c**</code></pre>'],
    [
      '|이름|수|\n|:-|-|\n|가|1|',
      '<table><thead><tr><th>이름</th><th>수</th></tr></thead><tbody><tr><td>가</td><td>1</td></tr></tbody></table>',
    ],
  ])('%j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });
});

describe('links', () => {
  it.each([
    ['[**소개**](https://a.kr/b_(c))', `<p><a href="https://a.kr/b_(c)" ${LINK}><strong>소개</strong></a></p>`],
    [
      'https://a.kr/map에서 (https://b.kr).',
      `<p><a href="https://a.kr/map" ${LINK}>https://a.kr/map</a>에서 (<a href="https://b.kr" ${LINK}>https://b.kr</a>).</p>`,
    ],
    ['<https://a.kr?x=1>', `<p><a href="https://a.kr?x=1" ${LINK}>https://a.kr?x=1</a></p>`],
    ['![그림](https://a.kr/p.png)', `<p><a href="https://a.kr/p.png" ${LINK}>그림</a></p>`],
    ['![](https://a.kr/p.png)', `<p><a href="https://a.kr/p.png" ${LINK}>https://a.kr/p.png</a></p>`],
    ['[](https://a.kr)', `<p><a href="https://a.kr" ${LINK}>https://a.kr</a></p>`],
    ['[메일](mailto:a@b.kr "제목")', `<p><a href="mailto:a@b.kr" ${LINK}>메일</a></p>`],
  ])('%j', (text, html) => {
    expect(htmlOf(text)).toBe(html);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.kr',
    '/withdraw',
    'JaVaScRiPt:x',
  ])('an unsafe URL stays text: %j', (url) => {
    expect(htmlOf(`[누르기](${url}) ![그림](${url}) <${url}>`)).not.toContain('<a');
  });
});

/**
 * Far above the normal time, even on a busy machine. Only a parser with endless backtracking
 * exceeds it.
 */
const LIMIT_MS = 10_000;

/** Texts that took an earlier parser minutes, or more memory than a browser has. */
const HARD = [
  '[](',
  '[a](',
  '(a\\)',
  '**a',
  '_a*b',
  '`a``b',
  '<http://',
  '> ',
  '>',
  '- ',
  '1. ',
  '[',
  ']',
  '|-',
  '~~~\n',
  '* * ',
  '# ',
  '\\',
  ' \n',
  '![',
  '- a\n  ',
];

test('a text that marked fails to parse is shown as written', () => {
  const text = '- a\n  >   - \n[](';
  expect(render(<Markdown text={text} />).container).toHaveTextContent('- a > - [](');
});

describe('[I22] a text of maximum length', () => {
  it.each([...HARD, '\n', ' '])(
    'of %j alone is shown quickly',
    (part) => {
      const max = BOUNDS.content.max;
      for (const text of [part.repeat(max), `[a](${part.repeat(max)}`, `a${part.repeat(max)}b`]) {
        const before = performance.now();
        htmlOf(text.slice(0, max));
        expect(performance.now() - before).toBeLessThan(LIMIT_MS);
      }
    },
    40_000,
  );

  it('loses none of its words, whatever marks surround them', () => {
    // Text behind the marks that open code is the name of its language, which is not shown.
    const marks = HARD.filter((part) => part !== '~~~\n');
    const part = fc.oneof(fc.constantFrom(...marks, '단어', 'word', 'https://a.kr', '\n', '**', ')', '==', '  - '));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const { container, unmount } = render(<Markdown text={parts.join('')} />);
        const urls = Array.from(container.querySelectorAll('a'), ({ href }) => decodeURI(href));
        const shown = container.textContent + urls.join('');
        expect(shown.split('단어').length).toBeGreaterThanOrEqual(parts.join('').split('단어').length);
        unmount();
      }),
      { numRuns: 300 },
    );
  });
});

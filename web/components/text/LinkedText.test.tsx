import { render } from '@testing-library/react';
import { LinkedText } from './LinkedText';

const LINK = 'target="_blank" rel="noopener noreferrer nofollow ugc"';

test.each([
  [
    '저장소는 https://github.com/a/b 이고\n회의록은 notion.so가 아니라 www.notion.so/a에서 봐요.',
    `저장소는 <a href="https://github.com/a/b" ${LINK}>https://github.com/a/b</a> 이고\n회의록은 notion.so가 아니라 <a href="http://www.notion.so/a" ${LINK}>www.notion.so/a</a>에서 봐요.`,
  ],
  ['**굵게** [소개](https://a.kr) `x` \\* <b>&amp;', null],
  ['javascript:alert(1)', null],
])('URLs become links, and the rest of %j stays as written', (text, html) => {
  const { container } = render(<LinkedText text={text} />);
  expect(container).toHaveTextContent(text.replace('\n', ' '));
  if (html === null) expect(container.innerHTML).not.toContain('href="javascript');
  else expect(container.innerHTML).toBe(html);
});

test('a long text of URLs and marks is parsed quickly', () => {
  const text = 'www.'.repeat(100) + '*_[(<https://'.repeat(40);
  const start = performance.now();
  render(<LinkedText text={text} />);
  expect(performance.now() - start).toBeLessThan(500);
});

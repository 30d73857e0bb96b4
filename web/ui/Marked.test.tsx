import { render } from '@testing-library/react';
import { Marked } from './Marked';

function marksOf(text: string, words: string): string[] {
  const { container } = render(<Marked text={text} words={words} />);
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent);
}

describe('marked text', () => {
  it.each([
    ['퀀텀 컴퓨팅 퀀텀', '퀀텀', ['퀀텀', '퀀텀']],
    ['React로 만들어요', 'react 만들', ['React', '만들']],
    ['C++ (초급) 50%', 'c++ (초 %', ['C++', '(초', '%']],
    ['아무것도', '', []],
    ['아무것도', '   ', []],
    ['없음', '퀀텀', []],
  ])('%s · %s', (text, words, marks) => {
    expect(marksOf(text, words)).toEqual(marks);
  });
});

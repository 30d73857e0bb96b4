import { render } from '@testing-library/react';
import { Highlight } from './Highlight';

function getHighlights(text: string, query: string): string[] {
  const { container } = render(<Highlight text={text} query={query} />);
  expect(container.textContent).toBe(text);
  return Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent);
}

describe('highlighted words of a query', () => {
  it.each([
    ['퀀텀 컴퓨팅 퀀텀', '퀀텀', ['퀀텀', '퀀텀']],
    ['React로 만들어요', 'react 만들', ['React', '만들']],
    ['C++ (초급) 50%', 'c++ (초 %', ['C++', '(초', '%']],
    ['아무것도', '', []],
    ['아무것도', '   ', []],
    ['없음', '퀀텀', []],
    ['길 고양이 지도', '고양이지도', ['고양이 지도']],
    ['고양이지도', '고양이 지도', ['고양이지도']],
    ['우리 고양이', 'ㄱㅇㅇ', ['고양이']],
    ['Node.js로 만들기', '노드', ['Node.js']],
    ['모노드라마', 'node', []],
    ['머신러닝 스터디', 'machine learning 스터디', ['머신러닝', '스터디']],
    ['ＲＥＡＣＴ 🎈 리액트', 'react', ['ＲＥＡＣＴ', '리액트']],
    ['🎈파티', '파티', ['파티']],
    ['끝까지 도와요', '지도', []],
  ])('%s · %s', (text, query, highlights) => {
    expect(getHighlights(text, query)).toEqual(highlights);
  });
});

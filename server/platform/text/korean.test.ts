import { withJosa } from '../../../shared/korean';

describe('a word gets the particle that fits its last sound', () => {
  it.each([
    ['제목', '을/를', '제목을'],
    ['학교', '을/를', '학교를'],
    ['비밀번호', '은/는', '비밀번호는'],
    ['닉네임', '은/는', '닉네임은'],
    ['새 비밀번호', '이/가', '새 비밀번호가'],
    ['projectId', '은/는', 'projectId은(는)'],
    ['Node 20', '을/를', 'Node 20을(를)'],
    ['', '을/를', '을(를)'],
  ] as const)('%s + %s', (word, particle, expected) => {
    expect(withJosa(word, particle)).toBe(expected);
  });
});

/** Comments. */
export const comment = {
  title: '댓글',
  count: (count: number) => `댓글 ${count}개`,
  write: '댓글 쓰기',
  hint: '댓글을 입력해 주세요',
  submit: '등록',
  empty: '아직 댓글이 없어요.',
  more: '댓글 더 보기',
  noDate: '날짜 없음',
  loadFailed: '댓글을 불러오지 못했어요.',
  delete: '삭제',
  deleteOf: (nickName: string) => `${nickName}님의 댓글 삭제`,
  deleteConfirm: '이 댓글을 삭제할까요?',
} as const;

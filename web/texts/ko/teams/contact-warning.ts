/** The question before text with contact details is published. */
export const contactWarning = {
  question: '연락처가 들어 있는 것 같아요',
  hint: {
    PHONE: '전화번호로 보이는 내용이 있어요. 글을 볼 수 있는 사람은 모두 알게 돼요. 그대로 올릴까요?',
    KAKAO: '카카오톡 아이디로 보이는 내용이 있어요. 글을 볼 수 있는 사람은 모두 알게 돼요. 그대로 올릴까요?',
    ACCOUNT: '계좌번호로 보이는 내용이 있어요. 글을 볼 수 있는 사람은 모두 알게 돼요. 그대로 올릴까요?',
  },
  publish: '그대로 올리기',
  edit: '고치기',
} as const;

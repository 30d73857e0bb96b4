import { time } from '../time';

/** The consents of members. */
export const consent = {
  title: '이용 동의',
  hint: '한팀을 계속 쓰려면 아래 내용을 읽고 동의해 주세요. 가입할 때 동의하지 않았거나, 그 뒤에 내용이 바뀌었어요.',
  group: '가입에 필요한 동의',
  all: '전체 동의',
  boxes: {
    TERMS: '이용약관에 동의해요 (필수)',
    PRIVACY: '개인정보 수집과 이용에 동의해요 (필수)',
    AGE: '만 14세 이상이에요 (필수)',
  },
  show: '보기',
  read: (name: string) => `${name} 보기 (새 탭)`,
  allNeeded: '모두 동의해야 한팀을 쓸 수 있어요.',
  give: '동의하고 계속하기',
  failed: '동의를 저장하지 못했어요.',
  otherwise: '동의하지 않는다면',
  otherwiseHint: '로그아웃하거나 탈퇴할 수 있어요. 탈퇴하면 내 정보와 공고는 지워지고, 댓글은 익명으로 남아요.',
} as const;

/**
 * The pages of the terms and of the privacy notice. Only they load the content, which is in
 * terms.ts and privacy.ts.
 */
export const legal = {
  links: '약관과 개인정보',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  inForce: (version: string) => `${time.longDate(version)}부터 적용돼요.`,
  ownText: '우리 학교의 추가 안내',
  ownTextHint: '학교의 운영자가 더 알리는 내용이에요. 위의 내용과 다르면 위의 내용을 따라요.',
  operator: '운영자',
  changed: (moment: string) => `운영자와 추가 안내는 ${time.longDate(moment)}에 마지막으로 바뀌었어요.`,
  name: '이름',
  contact: '연락처',
} as const;

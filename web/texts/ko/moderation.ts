import { withJosa } from '../../../shared/korean';

/** The page of moderators. */
export const moderation = {
  title: '신고 관리',
  open: (count: number) => `기다리는 신고 ${count}건`,
  decided: '처리한 신고',
  noOpen: '기다리는 신고가 없어요.',
  noDecided: '아직 처리한 신고가 없어요.',
  more: '더 보기',
  counts: (all: number, verified: number) => `신고 ${all}건 · 인증한 사람 ${verified}명`,
  reasonCount: (reason: string, count: number) => `${reason} ${count}`,
  author: (nickName: string) => `쓴 사람: ${nickName}`,
  remarks: '신고한 사람들이 쓴 내용',
  appeal: '쓴 사람의 이의',
  log: '조치 기록',
  byReports: '신고 3건으로 숨김',
  entry: {
    HIDE: '숨김',
    RESTORE: '복원',
    SUSPEND: '이용 정지',
    other: '다른 조치',
  },
  suspendedUntil: (time: string) => `${time}까지 이용 정지`,
  hide: '숨기기',
  keepHidden: '계속 숨기기',
  restore: '복원하기',
  keep: '문제없음',
  suspend: '이용 정지하기',
  days: '기간',
  dayCount: (days: number) => `${days}일`,
  reason: '이유',
  reasonHint: '쓴 사람이 읽어요. 무엇이 규칙에 맞는지, 맞지 않는지 알려 주세요.',
  byOthers: '내가 쓴 내용에 대한 신고는 다른 운영자가 처리해요.',
  failed: '조치하지 못했어요.',
  /** The effect of a ruling on the reported content. */
  done: {
    hide: (target: string) => `${withJosa(target, '을/를')} 숨겼어요.`,
    keepHidden: (target: string) => `${withJosa(target, '을/를')} 계속 숨겨요.`,
    restore: (target: string) => `${withJosa(target, '을/를')} 다시 보여 줘요.`,
    keep: (target: string) => `${withJosa(target, '을/를')} 그대로 둬요.`,
    suspend: (_target: string) => '이용을 정지했어요.',
  },
};

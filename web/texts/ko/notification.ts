import { josa } from 'es-hangul';

/** The actor with the subject particle. A member who has withdrawn has no name. */
const actor = (nickName: string | undefined): string => (nickName === undefined ? '탈퇴한 회원이' : `${nickName}님이`);

/** Notifications. */
export const notification = {
  title: '알림',
  empty: '새 알림이 없어요. 내 공고에 지원이나 댓글이 오거나, 지원한 결과가 나오면 여기에서 알려 드려요.',
  unread: '읽지 않음',
  markAllRead: '모두 읽음으로 표시',
  more: '더 보기',
  /** A text that happened more often than once. */
  repeated: (text: string, more: number) => `${text} 외 ${more}번`,
  text: {
    APPLICATION_RECEIVED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’에 지원했어요.`,
    APPLICATION_CANCELLED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 지원을 취소했어요.`,
    APPLICATION_APPROVED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 지원을 승인했어요.`,
    APPLICATION_REJECTED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 지원을 거절했어요.`,
    NOTICE_CLOSED: (nickName: string | undefined, title: string) => `${actor(nickName)} ‘${title}’ 모집을 마감했어요.`,
    NOTICE_DELETED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’${josa.pick(title, '을/를')} 삭제했어요.`,
    COMMENT_ADDED: (nickName: string | undefined, title: string) => `${actor(nickName)} ‘${title}’에 댓글을 달았어요.`,
  },
} as const;

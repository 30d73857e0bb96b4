import { particleFor } from '../../../shared/korean';
import { time } from './time';

/** The actor with the subject particle. A withdrawn member has no name. */
const actor = (nickName: string | undefined): string => (nickName === undefined ? '탈퇴한 회원이' : `${nickName}님이`);

/** The data of a notification about a deadline. */
interface AboutDeadline {
  deadline: string | null;
  pendingCount: number | null;
}

const pending = (count: number): string =>
  count === 0 ? '기다리는 지원은 없어요.' : `기다리는 지원이 ${count}건 있어요.`;

/** Notifications. */
export const notification = {
  title: '알림',
  empty: '아직 알림이 없어요',
  emptyHint: '내 공고에 지원이나 댓글이 오거나, 지원한 결과가 나오면 여기에서 알려 드려요.',
  unread: '읽지 않음',
  markAllRead: '모두 읽음',
  more: '더 보기',
  settings: {
    title: '메일로 받을 알림',
    hint: '모든 알림은 종에 보여요. 메일은 알림을 아직 읽지 않았을 때만 보내요. 밤 9시부터 아침 8시까지는 보내지 않고, 아침에 보내요.',
    mailOf: (label: string) => `${label} 메일`,
  },
  /** The text of a repeated notification. */
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
      `${actor(nickName)} ‘${title}’${particleFor(title, '을/를')} 삭제했어요.`,
    COMMENT_ADDED: (nickName: string | undefined, title: string) => `${actor(nickName)} ‘${title}’에 댓글을 달았어요.`,
    COMMENT_REPLIED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’의 내 댓글에 답글을 달았어요.`,
    CONTENT_HIDDEN: (_nickName: string | undefined, title: string) =>
      title === '' ? '내 프로필이 숨겨졌어요.' : `‘${title}’에 쓴 내용이 숨겨졌어요.`,
    CONTENT_RESTORED: (_nickName: string | undefined, title: string) =>
      title === '' ? '내 프로필이 다시 보여요.' : `‘${title}’에 쓴 내용이 다시 보여요.`,
    MEMBER_SUSPENDED: (_nickName: string | undefined, _title: string) =>
      '운영자가 이용을 정지했어요. 당분간 읽기만 할 수 있어요.',
    NOTICE_EXPIRED: (_nickName: string | undefined, title: string, { deadline }: AboutDeadline) =>
      deadline ? `마감일이 지나 ‘${title}’ 모집이 끝났어요.` : `‘${title}’ 모집이 끝났어요.`,
    NOTICE_REOPENED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 모집을 다시 시작했어요.`,
    DEADLINE_NEAR: (_nickName: string | undefined, title: string, { deadline, pendingCount }: AboutDeadline) =>
      [
        `‘${title}’ 모집을 ${time.day(deadline ?? '')}에 마감해요.`,
        ...(pendingCount === null ? [] : [pending(pendingCount)]),
      ].join(' '),
    STILL_RECRUITING: (_nickName: string | undefined, title: string) =>
      `‘${title}’, 아직 모집하고 있나요? 답하지 않으면 15일 뒤에 마감돼요.`,
    TEAM_POSTED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 팀 게시판에 글을 썼어요.`,
    TEAM_LEFT: (nickName: string | undefined, title: string) => `${actor(nickName)} ‘${title}’ 팀에서 나갔어요.`,
    TEAM_REMOVED: (_nickName: string | undefined, title: string) => `팀장이 나를 ‘${title}’ 팀에서 내보냈어요.`,
    TEAM_ASKED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 팀에 계속 함께하는지 물었어요.`,
    TEAM_ANSWERED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 팀에 계속 함께한다고 답했어요.`,
    TEAM_JOINED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} 초대를 받고 ‘${title}’ 팀에 들어왔어요.`,
    TEAM_DONE: (_nickName: string | undefined, title: string) =>
      `‘${title}’ 팀 활동을 마쳤어요. 프로필에 남길지 골라 주세요.`,
    TEAM_DISBANDED: (_nickName: string | undefined, title: string) => `‘${title}’ 팀이 해산됐어요.`,
    TEAM_HANDED_OVER: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 팀장을 나에게 넘겼어요.`,
    APPLICATION_WAITLISTED: (nickName: string | undefined, title: string) =>
      `${actor(nickName)} ‘${title}’ 지원을 대기 명단에 올렸어요.`,
    APPLICATION_EXPIRED: (_nickName: string | undefined, title: string, { pendingCount }: AboutDeadline) =>
      pendingCount === null
        ? `‘${title}’ 지원이 답을 받지 못하고 기한이 지났어요. 다시 지원할 수 있어요.`
        : `‘${title}’ 지원 ${pendingCount}건이 답 없이 기한이 지났어요.`,
    DECISION_DUE: (_nickName: string | undefined, title: string, { deadline, pendingCount }: AboutDeadline) =>
      `‘${title}’ 지원 ${pendingCount ?? 0}건에 ${time.day(deadline ?? '')}까지 답해 주세요.`,
    other: (_nickName: string | undefined, title: string) =>
      `${title === '' ? '새 알림이 있어요.' : `‘${title}’에 새 알림이 있어요.`} 새로고침하면 자세히 볼 수 있어요.`,
  },
} as const;

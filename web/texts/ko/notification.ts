import { MAX_NEWS } from '../../../shared/bounds';
import { withJosa } from '../../../shared/korean';
import { time } from './time';

/**
 * The actor and the number of other members who did the same, with the subject particle. A
 * withdrawn member has no name.
 */
const actor = (nickName: string | undefined, others: number): string => {
  if (others > 0) return `${nickName === undefined ? '탈퇴한 회원' : `${nickName}님`} 외 ${others}명이`;
  return nickName === undefined ? '탈퇴한 회원이' : `${nickName}님이`;
};

function joinTopics(topics: readonly string[]): string {
  const last = topics.at(-1) ?? '';
  return topics.length < 2 ? last : `${withJosa(topics.slice(0, -1).join(', '), '와/과')} ${last}`;
}

/** The data of a notification, except for its actor. The title is shown beside the sentence. */
interface Details {
  noticeTitle: string;
  deadline: string | null;
  pendingCount: number | null;
  /** The news of alerts: the number of new notices, or null for a paused alert. */
  news: readonly { name: string; count: number | null }[] | null;
}

const newNotices = ({ name, count }: { name: string; count: number | null }): string => {
  if (count === null) return `‘${name}’ 알림을 60일 동안 열어 보지 않아서 멈췄어요.`;
  const notices = count > MAX_NEWS ? `새 공고가 ${MAX_NEWS}개 넘게` : `새 공고 ${count}개가`;
  return `‘${name}’ 조건에 맞는 ${notices} 올라왔어요.`;
};

const pending = (count: number): string =>
  count === 0 ? '기다리는 지원은 없어요.' : `기다리는 지원이 ${count}건 있어요.`;

export const notification = {
  title: '알림',
  empty: '아직 알림이 없어요',
  emptyHint: '내 공고에 지원이나 댓글이 오거나, 지원한 결과가 나오면 여기에서 알려 드려요.',
  unread: '읽지 않음',
  markAllRead: '모두 읽음',
  /** The card of an approval on the home page. */
  approved: { title: '축하해요! 한 팀이 됐어요', me: '나', open: '팀 보기' },
  settings: {
    title: '메일',
    allMails: '모두 받아요',
    noMails: '받지 않아요',
    /** Returns a choice of some topics: 지원, 공고와 팀만. */
    onlyMails: (topics: readonly string[]) => `${joinTopics(topics)}만`,
    allOff: '모든 알림 메일 끄기',
    allOffHint: '다시 켜면 처음 설정으로 돌아가요. 인증과 비밀번호 메일은 계속 보내요.',
    hint: '모든 알림은 알림 화면에 보여요. 메일은 알림을 아직 읽지 않았을 때만 보내요. 밤 9시부터 아침 8시까지는 보내지 않고, 아침에 보내요.',
    mailOf: (label: string) => `${label} 메일`,
  },
  topics: { all: '전체', APPLICATIONS: '지원', COMMENTS: '댓글', TEAMS: '팀' },
  emptyTopic: '이런 알림은 아직 없어요',
  by: actor,
  viewApplicants: '지원자 보기',
  /** The text of a repeated notification. */
  repeated: (text: string, more: number) => `${text} (${more}번 더)`,
  /** The sentences by kind. `by` is the actor with the subject particle. */
  text: {
    APPLICATION_RECEIVED: (by: string) => `${by} 지원했어요.`,
    APPLICATION_CANCELLED: (by: string) => `${by} 지원을 취소했어요.`,
    APPLICATION_APPROVED: (by: string) => `${by} 지원을 승인했어요.`,
    APPLICATION_REJECTED: (by: string) => `${by} 지원을 거절했어요.`,
    NOTICE_CLOSED: (by: string) => `${by} 모집을 마감했어요.`,
    NOTICE_DELETED: (by: string) => `${by} 공고를 삭제했어요.`,
    COMMENT_ADDED: (by: string) => `${by} 댓글을 달았어요.`,
    COMMENT_REPLIED: (by: string) => `${by} 내 댓글에 답글을 달았어요.`,
    CONTENT_HIDDEN: (_by: string, { noticeTitle }: Details) =>
      noticeTitle === '' ? '내 프로필이 숨겨졌어요.' : '내가 쓴 내용이 숨겨졌어요.',
    CONTENT_RESTORED: (_by: string, { noticeTitle }: Details) =>
      noticeTitle === '' ? '내 프로필이 다시 보여요.' : '내가 쓴 내용이 다시 보여요.',
    MEMBER_SUSPENDED: () => '운영자가 이용을 정지했어요. 당분간 읽기만 할 수 있어요.',
    NOTICE_EXPIRED: (_by: string, { deadline }: Details) =>
      deadline ? '마감일이 지나 모집이 끝났어요.' : '모집이 끝났어요.',
    NOTICE_REOPENED: (by: string) => `${by} 모집을 다시 시작했어요.`,
    DEADLINE_NEAR: (_by: string, { deadline, pendingCount }: Details) =>
      [
        `모집을 ${time.day(deadline ?? '')}에 마감해요.`,
        ...(pendingCount === null ? [] : [pending(pendingCount)]),
      ].join(' '),
    STILL_RECRUITING: () => '아직 모집하고 있나요? 이 알림을 받고 15일 안에 답하지 않으면 마감돼요.',
    TEAM_POSTED: (by: string) => `${by} 팀 게시판에 글을 썼어요.`,
    TEAM_MEETING: (by: string) => `${by} 다음 모임을 정했어요.`,
    TEAM_LEFT: (by: string) => `${by} 팀에서 나갔어요.`,
    TEAM_REMOVED: () => '팀장이 나를 팀에서 내보냈어요.',
    TEAM_ASKED: (by: string) => `${by} 팀에 계속 함께하는지 물었어요.`,
    TEAM_ANSWERED: (by: string) => `${by} 팀에 계속 함께한다고 답했어요.`,
    TEAM_JOINED: (by: string) => `${by} 초대를 받고 팀에 들어왔어요.`,
    TEAM_DONE: () => '팀 활동을 마쳤어요. 프로필에 남길지 골라 주세요.',
    TEAM_DISBANDED: () => '팀이 해산됐어요.',
    TEAM_HANDED_OVER: (by: string) => `${by} 나에게 팀장을 넘겼어요.`,
    APPLICATION_WAITLISTED: (by: string) => `${by} 지원을 대기 명단에 올렸어요.`,
    APPLICATION_EXPIRED: (_by: string, { pendingCount }: Details) =>
      pendingCount === null
        ? '답이 없어서 지원이 끝났어요. 다시 지원할 수 있어요.'
        : `지원 ${pendingCount}건이 답 없이 끝났어요.`,
    DECISION_DUE: (_by: string, { deadline, pendingCount }: Details) =>
      `지원 ${pendingCount ?? 0}건에 ${time.day(deadline ?? '')}까지 답해 주세요.`,
    NEW_NOTICES: (_by: string, { news }: Details) => (news ?? []).map(newNotices).join(' '),
    OFFER_RECEIVED: (by: string) => `${by} 함께하자고 제안했어요. 받은 지 5일 안에 답해 주세요.`,
    OFFER_ANSWERED: (by: string) => `${by} 제안에 이번에는 어렵다고 답했어요.`,
    SEEKING_ENDED: () => '팀이 생겨서 팀 찾기가 끝났어요. 더 찾으려면 다시 시작해 주세요.',
    other: () => '새 알림이 있어요. 새로고침하면 자세히 볼 수 있어요.',
  },
} as const;

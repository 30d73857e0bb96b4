import { NotificationKind } from './notification.entity';

/** What is decided about a kind of notifications (rules.md: Notifications). */
export interface NotificationRule {
  /** The heading under which the settings list it, in Korean. */
  group: string;
  /** Its name in the settings and in mails, in Korean. */
  label: string;
  /** Whether it is mailed to members who have not chosen. */
  mail: boolean;
  /** Minutes between the first one and the mail: for the bell to be read, and for more of the kind that one mail reports. */
  mailAfterMinutes: number;
  /** What a mail says of one, in Korean. The title is empty for what is about no notice. */
  text(title: string): string;
}

/** Time in which a member who uses the service reads the bell, and needs no mail. */
const SOON = 5;

/** Time in which notifications that come in numbers are collected. */
const COLLECTED = 60;

/**
 * Every kind, in the order of the settings. A new kind needs its row here, and is then offered in the settings and mailed. By default,
 * mails report what decides about the member or asks for their action; what the bell reports just as well is off.
 */
export const NOTIFICATION_RULES: Readonly<Record<NotificationKind, NotificationRule>> = {
  APPLICATION_APPROVED: {
    group: '지원',
    label: '지원 승인',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 지원이 승인됐어요.`,
  },
  APPLICATION_REJECTED: {
    group: '지원',
    label: '지원 거절',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 지원이 거절됐어요.`,
  },
  APPLICATION_WAITLISTED: {
    group: '지원',
    label: '대기 명단',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 지원이 대기 명단에 올랐어요.`,
  },
  APPLICATION_EXPIRED: {
    group: '지원',
    label: '답 없이 끝난 지원',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 지원이 답 없이 기한이 지났어요.`,
  },
  DECISION_DUE: {
    group: '지원',
    label: '내 공고의 답할 지원',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’에 답을 기다리는 지원이 있어요.`,
  },
  APPLICATION_RECEIVED: {
    group: '지원',
    label: '내 공고에 온 지원',
    mail: true,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’에 지원이 왔어요.`,
  },
  APPLICATION_CANCELLED: {
    group: '지원',
    label: '내 공고의 지원 취소',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 지원이 취소됐어요.`,
  },
  DEADLINE_NEAR: {
    group: '공고',
    label: '다가오는 마감일',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 마감일이 다가와요.`,
  },
  STILL_RECRUITING: {
    group: '공고',
    label: '내 공고의 모집 확인',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’, 아직 모집하고 있나요? 답하지 않으면 15일 뒤에 마감돼요.`,
  },
  NOTICE_EXPIRED: {
    group: '공고',
    label: '마감일이 지난 공고',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 모집이 끝났어요.`,
  },
  NOTICE_CLOSED: {
    group: '공고',
    label: '지원하거나 찜한 공고의 마감',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 모집이 마감됐어요.`,
  },
  NOTICE_REOPENED: {
    group: '공고',
    label: '찜한 공고의 다시 모집',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 모집을 다시 시작했어요.`,
  },
  NOTICE_DELETED: {
    group: '공고',
    label: '지원하거나 찜한 공고의 삭제',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 공고가 삭제됐어요.`,
  },
  COMMENT_ADDED: {
    group: '댓글',
    label: '내 공고의 댓글',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’에 댓글이 달렸어요.`,
  },
  COMMENT_REPLIED: {
    group: '댓글',
    label: '내 댓글의 답글',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’의 내 댓글에 답글이 달렸어요.`,
  },
  TEAM_ASKED: {
    group: '팀',
    label: '응답 확인 요청',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 팀에 계속 함께하는지 물었어요.`,
  },
  TEAM_REMOVED: {
    group: '팀',
    label: '팀에서 내보냄',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `팀장이 ‘${title}’ 팀에서 내보냈어요.`,
  },
  TEAM_LEFT: {
    group: '팀',
    label: '팀원이 나감',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 팀에서 팀원이 나갔어요.`,
  },
  TEAM_JOINED: {
    group: '팀',
    label: '초대로 들어온 팀원',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 팀에 새 팀원이 들어왔어요.`,
  },
  TEAM_HANDED_OVER: {
    group: '팀',
    label: '팀장이 됨',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `이제 ‘${title}’ 팀장이에요.`,
  },
  TEAM_DONE: {
    group: '팀',
    label: '팀 활동 완료',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 팀 활동을 마쳤어요. 프로필에 남길지 골라 주세요.`,
  },
  TEAM_DISBANDED: {
    group: '팀',
    label: '팀 해산',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => `‘${title}’ 팀이 해산됐어요.`,
  },
  TEAM_ANSWERED: {
    group: '팀',
    label: '팀원의 응답',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 팀원이 계속 함께한다고 답했어요.`,
  },
  TEAM_POSTED: {
    group: '팀',
    label: '팀 게시판의 새 글',
    mail: false,
    mailAfterMinutes: COLLECTED,
    text: (title) => `‘${title}’ 팀 게시판에 새 글이 올라왔어요.`,
  },
  CONTENT_HIDDEN: {
    group: '운영',
    label: '내가 쓴 내용의 숨김',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => (title === '' ? '내 프로필이 숨겨졌어요.' : `‘${title}’에 쓴 내용이 숨겨졌어요.`),
  },
  CONTENT_RESTORED: {
    group: '운영',
    label: '내가 쓴 내용의 복원',
    mail: true,
    mailAfterMinutes: SOON,
    text: (title) => (title === '' ? '내 프로필이 다시 보여요.' : `‘${title}’에 쓴 내용이 다시 보여요.`),
  },
  MEMBER_SUSPENDED: {
    group: '운영',
    label: '이용 정지',
    mail: true,
    mailAfterMinutes: SOON,
    text: () => '운영자가 이용을 정지했어요. 당분간 읽기만 할 수 있어요.',
  },
};

/** All kinds, in the order of the settings. */
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_RULES) as NotificationKind[];

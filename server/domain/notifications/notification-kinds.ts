import { MAX_NEWS } from '../../../shared/bounds';

/** Events that notify members (rules.md: Notifications). */
export enum NotificationKind {
  APPLICATION_RECEIVED = 'APPLICATION_RECEIVED',
  APPLICATION_CANCELLED = 'APPLICATION_CANCELLED',
  APPLICATION_APPROVED = 'APPLICATION_APPROVED',
  APPLICATION_REJECTED = 'APPLICATION_REJECTED',
  NOTICE_CLOSED = 'NOTICE_CLOSED',
  NOTICE_DELETED = 'NOTICE_DELETED',
  COMMENT_ADDED = 'COMMENT_ADDED',
  CONTENT_HIDDEN = 'CONTENT_HIDDEN',
  CONTENT_RESTORED = 'CONTENT_RESTORED',
  MEMBER_SUSPENDED = 'MEMBER_SUSPENDED',
  COMMENT_REPLIED = 'COMMENT_REPLIED',
  /** The deadline has passed, or the owner did not answer. */
  NOTICE_EXPIRED = 'NOTICE_EXPIRED',
  NOTICE_REOPENED = 'NOTICE_REOPENED',
  DEADLINE_NEAR = 'DEADLINE_NEAR',
  /** The owner should confirm that the notice still recruits. */
  STILL_RECRUITING = 'STILL_RECRUITING',
  TEAM_POSTED = 'TEAM_POSTED',
  /** The owner set the next meeting. */
  TEAM_MEETING = 'TEAM_MEETING',
  TEAM_LEFT = 'TEAM_LEFT',
  TEAM_REMOVED = 'TEAM_REMOVED',
  TEAM_ASKED = 'TEAM_ASKED',
  TEAM_ANSWERED = 'TEAM_ANSWERED',
  TEAM_JOINED = 'TEAM_JOINED',
  TEAM_DONE = 'TEAM_DONE',
  TEAM_DISBANDED = 'TEAM_DISBANDED',
  /** The recipient is the new owner. */
  TEAM_HANDED_OVER = 'TEAM_HANDED_OVER',
  APPLICATION_WAITLISTED = 'APPLICATION_WAITLISTED',
  /** The owner did not decide in time. */
  APPLICATION_EXPIRED = 'APPLICATION_EXPIRED',
  /** Reminds the owner of open applications. */
  DECISION_DUE = 'DECISION_DUE',
  /** Alerts found new notices, or were paused. */
  NEW_NOTICES = 'NEW_NOTICES',
  OFFER_RECEIVED = 'OFFER_RECEIVED',
  /** The member declined the offer. */
  OFFER_ANSWERED = 'OFFER_ANSWERED',
  /** The recipient got a team. */
  SEEKING_ENDED = 'SEEKING_ENDED',
}

/** Groups of kinds of notifications, each with one setting. */
export enum NotificationTopic {
  APPLICATIONS = 'APPLICATIONS',
  NOTICES = 'NOTICES',
  COMMENTS = 'COMMENTS',
  TEAMS = 'TEAMS',
  MODERATION = 'MODERATION',
}

/** Properties of a topic, which is one switch in the settings (rules.md: Notifications). */
interface TopicProperties {
  /** Korean name in the settings and in mails. */
  label: string;
  /** Korean description of its events. */
  hint: string;
  /** Default for members who have not chosen. */
  mail: boolean;
}

/** Properties of every topic in the order of the settings. */
export const TOPICS: Readonly<Record<NotificationTopic, TopicProperties>> = {
  APPLICATIONS: { label: '지원', hint: '지원 결과, 내 공고에 온 지원과 답하는 기한, 받은 제안', mail: true },
  NOTICES: { label: '공고', hint: '새 공고 알림, 마감일과 모집 확인, 지원하거나 찜한 공고의 마감', mail: true },
  COMMENTS: { label: '댓글', hint: '내 공고의 댓글과 답글, 팀 게시판의 새 글과 다음 모임', mail: false },
  TEAMS: { label: '팀', hint: '팀원이 들어오거나 나갈 때, 응답 확인, 팀 활동의 끝', mail: true },
  MODERATION: { label: '운영', hint: '내가 쓴 내용의 숨김과 복원, 이용 정지', mail: true },
};

/** Names of all topics in the order of the settings. */
export const TOPIC_NAMES = Object.keys(TOPICS) as NotificationTopic[];

/** The mail about notifications of a kind. */
export interface KindMail {
  /**
   * Minutes between the first notification and its mail. Notifications that are read in this time
   * are not mailed, and further ones join the same mail.
   */
  afterMinutes: number;
  /**
   * The Korean sentence in a mail. web/texts/ko/notification.ts has the sentences of the bell.
   * @param title title of the notice; name of the alert for news; empty without both
   * @param count number of new notices of an alert; null for a paused alert and other kinds
   */
  sentence(title: string, count: number | null): string;
}

/** Properties of a notification kind (rules.md: Notifications). */
export interface KindProperties {
  topic: NotificationTopic;
  /**
   * True if the service is the sender. Such a notification never has an actor: it comes at a
   * certain time, goes to everybody in a team, or hides the moderator.
   */
  isFromService?: true;
  /** Absent if the kind is never mailed. */
  mail?: KindMail;
}

/** Minutes in which an active member reads the bell and needs no mail. */
const PROMPT_MINUTES = 5;

/** Minutes in which frequent notifications are collected. */
const DIGEST_MINUTES = 60;

const { APPLICATIONS, NOTICES, COMMENTS, TEAMS, MODERATION } = NotificationTopic;

/** Properties of every kind. The settings of its topic apply to a kind. */
export const KINDS: Readonly<Record<NotificationKind, KindProperties>> = {
  APPLICATION_APPROVED: {
    topic: APPLICATIONS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 지원이 승인됐어요.`,
    },
  },
  APPLICATION_REJECTED: {
    topic: APPLICATIONS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 지원이 거절됐어요.`,
    },
  },
  APPLICATION_WAITLISTED: {
    topic: APPLICATIONS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 지원이 대기 명단에 올랐어요.`,
    },
  },
  APPLICATION_EXPIRED: {
    topic: APPLICATIONS,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 지원이 답 없이 기한이 지났어요.`,
    },
  },
  DECISION_DUE: {
    topic: APPLICATIONS,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’에 답을 기다리는 지원이 있어요.`,
    },
  },
  APPLICATION_RECEIVED: {
    topic: APPLICATIONS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’에 지원이 왔어요.`,
    },
  },
  APPLICATION_CANCELLED: {
    topic: APPLICATIONS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 지원이 취소됐어요.`,
    },
  },
  OFFER_RECEIVED: {
    topic: APPLICATIONS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 팀에서 함께하자고 제안했어요. 5일 안에 답해 주세요.`,
    },
  },
  OFFER_ANSWERED: { topic: APPLICATIONS },
  SEEKING_ENDED: { topic: TEAMS, isFromService: true },
  DEADLINE_NEAR: {
    topic: NOTICES,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 마감일이 다가와요.`,
    },
  },
  STILL_RECRUITING: {
    topic: NOTICES,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’, 아직 모집하고 있나요? 답하지 않으면 15일 뒤에 마감돼요.`,
    },
  },
  NOTICE_EXPIRED: {
    topic: NOTICES,
    isFromService: true,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 모집이 끝났어요.`,
    },
  },
  NOTICE_CLOSED: {
    topic: NOTICES,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 모집이 마감됐어요.`,
    },
  },
  NOTICE_REOPENED: {
    topic: NOTICES,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 모집을 다시 시작했어요.`,
    },
  },
  NEW_NOTICES: {
    topic: NOTICES,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (name, count) => {
        if (count === null) return `‘${name}’ 알림을 60일 동안 열어 보지 않아서 멈췄어요.`;
        const notices = count > MAX_NEWS ? `새 공고가 ${MAX_NEWS}개 넘게` : `새 공고 ${count}개가`;
        return `‘${name}’ 조건에 ${notices} 올라왔어요.`;
      },
    },
  },
  NOTICE_DELETED: {
    topic: NOTICES,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 공고가 삭제됐어요.`,
    },
  },
  COMMENT_ADDED: {
    topic: COMMENTS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’에 댓글이 달렸어요.`,
    },
  },
  COMMENT_REPLIED: {
    topic: COMMENTS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’의 내 댓글에 답글이 달렸어요.`,
    },
  },
  TEAM_ASKED: {
    topic: TEAMS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 팀에 계속 함께하는지 물었어요.`,
    },
  },
  TEAM_REMOVED: {
    topic: TEAMS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `팀장이 ‘${title}’ 팀에서 내보냈어요.`,
    },
  },
  TEAM_LEFT: {
    topic: TEAMS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 팀에서 팀원이 나갔어요.`,
    },
  },
  TEAM_JOINED: {
    topic: TEAMS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 팀에 새 팀원이 들어왔어요.`,
    },
  },
  TEAM_HANDED_OVER: {
    topic: TEAMS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `이제 ‘${title}’ 팀장이에요.`,
    },
  },
  TEAM_DONE: {
    topic: TEAMS,
    isFromService: true,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 팀 활동을 마쳤어요. 프로필에 남길지 골라 주세요.`,
    },
  },
  TEAM_DISBANDED: {
    topic: TEAMS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 팀이 해산됐어요.`,
    },
  },
  TEAM_ANSWERED: {
    topic: TEAMS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 팀원이 계속 함께한다고 답했어요.`,
    },
  },
  TEAM_POSTED: {
    topic: COMMENTS,
    mail: {
      afterMinutes: DIGEST_MINUTES,
      sentence: (title) => `‘${title}’ 팀 게시판에 새 글이 올라왔어요.`,
    },
  },
  TEAM_MEETING: {
    topic: COMMENTS,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => `‘${title}’ 팀의 다음 모임이 정해졌어요.`,
    },
  },
  CONTENT_HIDDEN: {
    topic: MODERATION,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => (title === '' ? '내 프로필이 숨겨졌어요.' : `‘${title}’에 쓴 내용이 숨겨졌어요.`),
    },
  },
  CONTENT_RESTORED: {
    topic: MODERATION,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: (title) => (title === '' ? '내 프로필이 다시 보여요.' : `‘${title}’에 쓴 내용이 다시 보여요.`),
    },
  },
  MEMBER_SUSPENDED: {
    topic: MODERATION,
    isFromService: true,
    mail: {
      afterMinutes: PROMPT_MINUTES,
      sentence: () => '운영자가 이용을 정지했어요. 당분간 읽기만 할 수 있어요.',
    },
  },
};

/** Names of all kinds. */
export const KIND_NAMES = Object.keys(KINDS) as NotificationKind[];

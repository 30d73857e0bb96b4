import type { Text } from '../../../shared/language';

/** Groups of kinds of notifications, each with one setting. */
export enum NotificationTopic {
  APPLICATIONS = 'APPLICATIONS',
  NOTICES = 'NOTICES',
  COMMENTS = 'COMMENTS',
  TEAMS = 'TEAMS',
  MODERATION = 'MODERATION',
}

/**
 * Properties of a topic, which is one switch in the settings (rules/mails.md: Mails about
 * notifications).
 */
interface TopicProperties {
  /** Name in the settings and in mails. */
  label: Text;
  /** Description of its events. */
  hint: Text;
  /** Default for members who have not chosen. */
  mail: boolean;
}

/** Properties of every topic in the order of the settings. */
export const TOPICS: Readonly<Record<NotificationTopic, TopicProperties>> = {
  APPLICATIONS: {
    label: { ko: '지원', en: 'Applications' },
    hint: {
      ko: '지원 결과, 내 공고에 온 지원과 답하는 기한, 받은 제안',
      en: 'Replies to your applications, applications to your posts and when to reply, offers',
    },
    mail: true,
  },
  NOTICES: {
    label: { ko: '공고', en: 'Posts' },
    hint: {
      ko: '새 공고 알림, 마감일과 모집 확인, 지원하거나 찜한 공고의 마감',
      en: 'Post alerts, deadlines, and when posts that you applied to or saved close',
    },
    mail: true,
  },
  COMMENTS: {
    label: { ko: '댓글', en: 'Comments' },
    hint: {
      ko: '내 공고의 댓글과 답글, 팀 게시판의 새 글과 다음 모임',
      en: 'Comments on your posts, replies, and messages and meetings in your teams',
    },
    mail: false,
  },
  TEAMS: {
    label: { ko: '팀', en: 'Teams' },
    hint: {
      ko: '팀원이 들어오거나 나갈 때, 계속 함께하는지 물을 때, 활동을 마칠 때',
      en: 'When teammates join or leave, checks on who’s still on the team, and when a team ends',
    },
    mail: true,
  },
  MODERATION: {
    label: { ko: '운영', en: 'Moderation' },
    hint: {
      ko: '내가 쓴 내용이 숨겨지거나 다시 보일 때, 이용이 정지될 때',
      en: 'When something you wrote is hidden or shown again, and suspensions',
    },
    mail: true,
  },
};

/** Names of all topics in the order of the settings. */
export const TOPIC_NAMES = Object.keys(TOPICS) as NotificationTopic[];

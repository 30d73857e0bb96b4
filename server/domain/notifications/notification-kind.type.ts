import { registerEnumType } from 'type-graphql';
import { NotificationKind } from './notification-kinds';

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'The kind of the event (알림의 종류).',
  valuesConfig: {
    APPLICATION_RECEIVED: { description: "Somebody applied to the viewer's notice (지원)." },
    APPLICATION_CANCELLED: { description: "Somebody cancelled an application to the viewer's notice (지원 취소)." },
    APPLICATION_APPROVED: { description: "The viewer's application was approved (승인)." },
    APPLICATION_REJECTED: { description: "The viewer's application was rejected (거절)." },
    NOTICE_CLOSED: { description: 'A notice was closed (마감) that the viewer applied to or has as a favourite.' },
    NOTICE_DELETED: { description: 'A notice was deleted (삭제) that the viewer applied to or had as a favourite.' },
    COMMENT_ADDED: { description: "Somebody commented on the viewer's notice (댓글)." },
    CONTENT_HIDDEN: {
      description:
        "The viewer's notice, a comment of theirs on the notice, or without a notice their profile was hidden (숨김).",
    },
    CONTENT_RESTORED: { description: 'The hidden content is shown again (복원).' },
    MEMBER_SUSPENDED: { description: 'The viewer may only read for some days (이용 정지).' },
    COMMENT_REPLIED: { description: "Somebody replied to the viewer's comment (답글)." },
    NOTICE_EXPIRED: {
      description:
        'A notice of the viewer or among their favourites was closed automatically: its deadline (마감일) passed, or its owner did not answer.',
    },
    NOTICE_REOPENED: { description: 'A notice among the favourites recruits again (다시 모집).' },
    DEADLINE_NEAR: {
      description: 'The deadline (마감일) of a notice of the viewer or among their favourites is near.',
    },
    STILL_RECRUITING: { description: 'The owner should confirm that their notice without a deadline still recruits.' },
    TEAM_POSTED: { description: "A teammate wrote on the team's board (팀 게시판)." },
    TEAM_MEETING: { description: "The owner set the next meeting of the viewer's team (다음 모임)." },
    TEAM_LEFT: { description: "A member left the viewer's team (팀에서 나감)." },
    TEAM_REMOVED: { description: 'The viewer was removed from a team (내보냄).' },
    TEAM_ASKED: { description: 'The viewer is asked whether they are still in the team (응답 확인).' },
    TEAM_ANSWERED: { description: "A member answered that they are still in the viewer's team (응답)." },
    TEAM_JOINED: { description: "Somebody joined the viewer's team by a link (초대)." },
    TEAM_DONE: {
      description:
        "The viewer's team is done (완료); they are asked whether it may appear on their profile (함께한 팀).",
    },
    TEAM_DISBANDED: { description: "The viewer's team was disbanded (해산)." },
    TEAM_HANDED_OVER: { description: 'The viewer is the owner of a team now (팀장).' },
    APPLICATION_WAITLISTED: { description: "The viewer's application was put on the waiting list (대기)." },
    APPLICATION_EXPIRED: {
      description:
        "Applications expired (기한 지남), because the owner did not decide: the viewer's application, or applications to the viewer's notice.",
    },
    NEW_NOTICES: {
      description: 'Alerts (새 공고 알림) found new notices, or were paused. It has `news` and no notice.',
    },
    DECISION_DUE: { description: "Applications to the viewer's notice need a decision (답하는 날)." },
    OFFER_RECEIVED: { description: 'The owner of a notice made an offer to the viewer (제안).' },
    OFFER_ANSWERED: { description: "A member declined an offer of the viewer's notice (사양)." },
    SEEKING_ENDED: {
      description: 'The viewer got a team and no longer looks for one (팀 찾기). The notice is that of the team.',
    },
  },
});

import { MAX_NEWS } from '../../../../shared/bounds';
import type { Text } from '../../../../shared/language';
import { UNOPENED_DAYS } from '../../alerts/alert-job.sql';
import { CONFIRM_WITHIN_DAYS } from '../../notices/deadlines/deadline.sql';
import { OFFER_DAYS } from '../../seekers/offers/offer.entity';
import type { NotificationKind } from '../notification-kinds';

/**
 * Builds the sentence about a notification in a mail. web/texts/ko/notification.ts has the
 * sentences of the bell.
 * @param title title of the notice; name of the alert for news; empty without both
 * @param count number of new notices of an alert; null for a paused alert and other kinds
 */
export type MailSentence = (title: string, count: number | null) => Text;

/** The sentence of every kind; null for kinds that are never mailed. */
export const MAIL_SENTENCES: Readonly<Record<NotificationKind, MailSentence | null>> = {
  APPLICATION_APPROVED: (title) => ({
    ko: `‘${title}’ 지원이 승인됐어요.`,
    en: `Your application to “${title}” was accepted.`,
  }),
  APPLICATION_REJECTED: (title) => ({
    ko: `‘${title}’ 지원이 거절됐어요.`,
    en: `Your application to “${title}” was declined.`,
  }),
  APPLICATION_WAITLISTED: (title) => ({
    ko: `‘${title}’ 지원이 대기 명단에 올랐어요.`,
    en: `Your application to “${title}” is on the waitlist.`,
  }),
  APPLICATION_EXPIRED: (title) => ({
    ko: `‘${title}’ 지원이 답 없이 기한이 지났어요.`,
    en: `Your application to “${title}” expired without a reply.`,
  }),
  DECISION_DUE: (title) => ({
    ko: `‘${title}’에 답을 기다리는 지원이 있어요.`,
    en: `Applications to “${title}” are waiting for your reply.`,
  }),
  APPLICATION_RECEIVED: (title) => ({ ko: `‘${title}’에 지원이 왔어요.`, en: `Someone applied to “${title}”.` }),
  APPLICATION_CANCELLED: (title) => ({
    ko: `‘${title}’ 지원이 취소됐어요.`,
    en: `An application to “${title}” was canceled.`,
  }),
  OFFER_RECEIVED: (title) => ({
    ko: `‘${title}’ 팀에서 함께하자고 제안했어요. ${OFFER_DAYS}일 안에 답해 주세요.`,
    en: `You have an offer to join “${title}”. Please reply within ${OFFER_DAYS} days.`,
  }),
  DEADLINE_NEAR: (title) => ({ ko: `‘${title}’ 마감일이 다가와요.`, en: `The deadline for “${title}” is coming up.` }),
  STILL_RECRUITING: (title) => ({
    ko: `‘${title}’, 아직 모집하고 있나요? 답하지 않으면 ${CONFIRM_WITHIN_DAYS}일 뒤에 마감돼요.`,
    en: `Is “${title}” still looking for people? If you don’t answer, it will close in ${CONFIRM_WITHIN_DAYS} days.`,
  }),
  NOTICE_EXPIRED: (title) => ({ ko: `‘${title}’ 모집이 끝났어요.`, en: `“${title}” has closed.` }),
  NOTICE_CLOSED: (title) => ({ ko: `‘${title}’ 모집이 마감됐어요.`, en: `“${title}” was closed.` }),
  NOTICE_REOPENED: (title) => ({ ko: `‘${title}’ 모집을 다시 시작했어요.`, en: `“${title}” is open again.` }),
  NEW_NOTICES: (name, count) => {
    if (count === null) {
      return {
        ko: `‘${name}’ 알림을 ${UNOPENED_DAYS}일 동안 열어 보지 않아서 멈췄어요.`,
        en: `Your alert “${name}” is paused because you haven’t opened it for ${UNOPENED_DAYS} days.`,
      };
    }
    if (count > MAX_NEWS) {
      return {
        ko: `‘${name}’ 조건에 맞는 새 공고가 ${MAX_NEWS}개 넘게 올라왔어요.`,
        en: `There are more than ${MAX_NEWS} new posts for “${name}”.`,
      };
    }
    return {
      ko: `‘${name}’ 조건에 맞는 새 공고 ${count}개가 올라왔어요.`,
      en: count === 1 ? `There’s a new post for “${name}”.` : `There are ${count} new posts for “${name}”.`,
    };
  },
  NOTICE_DELETED: (title) => ({ ko: `‘${title}’ 공고가 삭제됐어요.`, en: `“${title}” was deleted.` }),
  COMMENT_ADDED: (title) => ({ ko: `‘${title}’에 댓글이 달렸어요.`, en: `Someone commented on “${title}”.` }),
  COMMENT_REPLIED: (title) => ({
    ko: `‘${title}’의 내 댓글에 답글이 달렸어요.`,
    en: `Someone replied to your comment on “${title}”.`,
  }),
  TEAM_ASKED: (title) => ({
    ko: `팀장이 ‘${title}’ 팀에 계속 함께하는지 물었어요.`,
    en: `Your team lead asked if you’re still on the “${title}” team.`,
  }),
  TEAM_REMOVED: (title) => ({
    ko: `팀장이 나를 ‘${title}’ 팀에서 내보냈어요.`,
    en: `The team lead removed you from the “${title}” team.`,
  }),
  TEAM_LEFT: (title) => ({ ko: `‘${title}’ 팀에서 팀원이 나갔어요.`, en: `A teammate left the “${title}” team.` }),
  TEAM_JOINED: (title) => ({
    ko: `‘${title}’ 팀에 새 팀원이 들어왔어요.`,
    en: `A new teammate joined the “${title}” team.`,
  }),
  TEAM_HANDED_OVER: (title) => ({ ko: `이제 ‘${title}’ 팀장이에요.`, en: `You’re now the team lead of “${title}”.` }),
  TEAM_DONE: (title) => ({
    ko: `‘${title}’ 팀 활동을 마쳤어요. 프로필에 남길지 골라 주세요.`,
    en: `The “${title}” team is finished. Choose whether to keep it on your profile.`,
  }),
  TEAM_DISBANDED: (title) => ({ ko: `‘${title}’ 팀이 해산됐어요.`, en: `The “${title}” team was disbanded.` }),
  TEAM_ANSWERED: (title) => ({
    ko: `‘${title}’ 팀원이 계속 함께한다고 답했어요.`,
    en: `A teammate said they’re still on the “${title}” team.`,
  }),
  TEAM_POSTED: (title) => ({
    ko: `‘${title}’ 팀 게시판에 새 글이 올라왔어요.`,
    en: `There’s a new message on the “${title}” team board.`,
  }),
  TEAM_MEETING: (title) => ({
    ko: `‘${title}’ 팀의 다음 모임이 정해졌어요.`,
    en: `The “${title}” team’s next meeting is set.`,
  }),
  CONTENT_HIDDEN: (title) =>
    title === ''
      ? { ko: '내 프로필이 숨겨졌어요.', en: 'Your profile was hidden.' }
      : { ko: `‘${title}’에 쓴 내용이 숨겨졌어요.`, en: `Something you wrote on “${title}” was hidden.` },
  CONTENT_RESTORED: (title) =>
    title === ''
      ? { ko: '내 프로필이 다시 보여요.', en: 'Your profile is visible again.' }
      : { ko: `‘${title}’에 쓴 내용이 다시 보여요.`, en: `What you wrote on “${title}” is visible again.` },
  MEMBER_SUSPENDED: () => ({
    ko: '운영자가 이용을 정지했어요. 당분간 읽기만 할 수 있어요.',
    en: 'A moderator suspended your account. For now, you can only read.',
  }),
  OFFER_ANSWERED: null,
  SEEKING_ENDED: null,
};

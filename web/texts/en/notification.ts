import { MAX_NEWS } from '../../../shared/bounds';
import type * as korean from '../ko/notification';
import type { Translation } from '../translation';
import { plural } from './plural';
import { time } from './time';

const newNotices = ({ name, count }: { name: string; count: number | null }): string => {
  if (count === null) return `Your alert “${name}” is paused because you haven’t opened it for 60 days.`;
  return `${count > MAX_NEWS ? `More than ${MAX_NEWS} new posts` : plural(count, 'new post')} for “${name}”.`;
};

const pending = (count: number): string =>
  count === 0
    ? 'No applications are waiting.'
    : `${plural(count, 'application')} ${count === 1 ? 'is' : 'are'} waiting.`;

export const notification: Translation<typeof korean.notification> = {
  title: 'Notifications',
  empty: 'No notifications yet',
  emptyHint: 'You’ll hear about applications and comments on your posts, and about replies to your applications.',
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  approved: { title: 'Congratulations! You’re on the team', me: 'Me', open: 'View team' },
  settings: {
    title: 'Emails',
    allMails: 'All',
    noMails: 'None',
    onlyMails: (topics) =>
      `Only ${topics.length < 2 ? topics.join('') : `${topics.slice(0, -1).join(', ')} and ${topics.at(-1)}`}`,
    allOff: 'Turn off all notification emails',
    allOffHint:
      'Turning them back on restores the default settings. We still send emails about verification and passwords.',
    hint: 'You’ll find every notification under Inbox. We only email you about ones you haven’t read yet. Emails due between 21:00 and 8:00 arrive in the morning.',
    mailOf: (label) => `${label} emails`,
  },
  topics: { all: 'All', APPLICATIONS: 'Applications', COMMENTS: 'Comments', TEAMS: 'Teams' },
  emptyTopic: 'No notifications of this kind yet',
  by: (nickName, others) => {
    const name = nickName ?? 'A former member';
    return others > 0 ? `${name} and ${plural(others, 'other')}` : name;
  },
  viewApplicants: 'View applicants',
  repeated: (text, more) => `${text} (+${more} more)`,
  text: {
    APPLICATION_RECEIVED: (by) => `${by} applied.`,
    APPLICATION_CANCELLED: (by) => `${by} canceled their application.`,
    APPLICATION_APPROVED: (by) => `${by} accepted your application.`,
    APPLICATION_REJECTED: (by) => `${by} declined your application.`,
    NOTICE_CLOSED: (by) => `${by} closed the post.`,
    NOTICE_DELETED: (by) => `${by} deleted the post.`,
    COMMENT_ADDED: (by) => `${by} commented.`,
    COMMENT_REPLIED: (by) => `${by} replied to your comment.`,
    CONTENT_HIDDEN: (_by, { noticeTitle }) =>
      noticeTitle === '' ? 'Your profile was hidden.' : 'Something you wrote was hidden.',
    CONTENT_RESTORED: (_by, { noticeTitle }) =>
      noticeTitle === '' ? 'Your profile is visible again.' : 'What you wrote is visible again.',
    MEMBER_SUSPENDED: () => 'A moderator suspended your account. For now, you can only read.',
    NOTICE_EXPIRED: (_by, { deadline }) =>
      deadline ? 'The deadline has passed. The post is closed.' : 'The post is closed.',
    NOTICE_REOPENED: (by) => `${by} reopened the post.`,
    DEADLINE_NEAR: (_by, { deadline, pendingCount }) =>
      [
        `The post closes on ${time.day(deadline ?? '')}.`,
        ...(pendingCount === null ? [] : [pending(pendingCount)]),
      ].join(' '),
    STILL_RECRUITING: () =>
      'Are you still looking for people? If you don’t answer within 15 days of this notification, the post will close.',
    TEAM_POSTED: (by) => `${by} wrote on the team board.`,
    TEAM_MEETING: (by) => `${by} set the next meeting.`,
    TEAM_LEFT: (by) => `${by} left the team.`,
    TEAM_REMOVED: () => 'The team lead removed you from the team.',
    TEAM_ASKED: (by) => `${by} asked if you’re still on the team.`,
    TEAM_ANSWERED: (by) => `${by} is still on the team.`,
    TEAM_JOINED: (by) => `${by} joined the team with an invite link.`,
    TEAM_DONE: () => 'Your team is finished. Choose whether to keep it on your profile.',
    TEAM_DISBANDED: () => 'The team was disbanded.',
    TEAM_HANDED_OVER: (by) => `${by} made you the team lead.`,
    APPLICATION_WAITLISTED: (by) => `${by} put you on the waitlist.`,
    APPLICATION_EXPIRED: (_by, { pendingCount }) =>
      pendingCount === null
        ? 'Your application expired without a reply. You can apply again.'
        : `${plural(pendingCount, 'application')} expired without your reply.`,
    DECISION_DUE: (_by, { deadline, pendingCount }) =>
      `Please reply to ${plural(pendingCount ?? 0, 'application')} by ${time.day(deadline ?? '')}.`,
    NEW_NOTICES: (_by, { news }) => (news ?? []).map(newNotices).join(' '),
    OFFER_RECEIVED: (by) => `${by} sent you an offer. Please reply within 5 days of getting it.`,
    OFFER_ANSWERED: (by) => `${by} answered your offer: “Not this time.”`,
    SEEKING_ENDED: () => 'You’ve found a team, so you’re no longer listed. Start again to keep looking.',
    other: () => 'You have a new notification. Reload the page to see more.',
  },
};

import { CommentView } from '../comments/comment.view';
import { MemberView, ViewerView } from '../members/member.view';
import { NoticeView } from '../notices/notice.view';
import { CaseListArgs } from './case-list.inputs';
import { DecisionView, ModerationCaseConnection, ModerationView } from './moderation.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  moderation: {
    type: () => ModerationView,
    nullable: true,
    description: "The reports of the viewer's school (신고 관리); null for everybody but its moderators.",
  },
});

addFields(ViewerView, {
  canModerate: { type: () => Boolean, description: 'Whether the viewer moderates the school (운영자).' },
  decisions: {
    type: () => [DecisionView],
    description: "The latest decisions (조치) about what the viewer wrote and the viewer's profile, the newest first.",
  },
});

addFields(ModerationView, {
  cases: {
    type: () => ModerationCaseConnection,
    description: 'The cases: open ones the oldest first, decided ones the newest first.',
    args: CaseListArgs,
  },
});

addFields(DecisionView, {
  notice: {
    type: () => NoticeView,
    nullable: true,
    description: 'The notice (공고), or that of the comment; null when it is deleted or the viewer may not see it.',
  },
  viewerCanAppeal: { type: () => Boolean, description: 'Whether the viewer may appeal (이의 제기).' },
});

addFields(NoticeView, {
  viewerCanReport: { type: () => Boolean, description: 'Whether the viewer may report it (신고하기).' },
});

addFields(CommentView, {
  viewerCanReport: { type: () => Boolean, description: 'Whether the viewer may report it (신고하기).' },
});

addFields(MemberView, {
  viewerCanReport: { type: () => Boolean, description: 'Whether the viewer may report the member (신고하기).' },
});

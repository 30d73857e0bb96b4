import { ID, Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ViewerView } from '../members/member.view';
import { SchoolView } from '../schools/school.view';
import { NoticeListArgs, ViewerListArgs } from './notice-list.inputs';
import { NoticeKind } from './notice.entity';
import { NoticeConnection, NoticePage, NoticeView } from './notice.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  notice: {
    type: () => NoticeView,
    nullable: true,
    description: 'One notice (공고); null when it does not exist or the viewer may not see it.',
    args: { id: { type: () => ID, description: 'The id of the notice.' } },
  },
  sharedSchool: {
    type: () => SchoolView,
    nullable: true,
    description: 'The school (학교) of the notice of a share link; null for any other link. Visitors may read it.',
    args: { shareUrl: { type: () => String, description: 'The share link, as Notice.shareUrl has it.' } },
  },
  notices: {
    type: () => NoticePage,
    nullable: true,
    description: "A numbered page of the notices (공고) of the viewer's school.",
    args: NoticeListArgs,
  },
  recentNotices: {
    type: () => [NoticeView],
    nullable: true,
    description: "The 12 newest notices (최근 공고) of a kind in the viewer's school.",
    args: { kind: { type: () => NoticeKind, description: 'The kind of the notices.' } },
  },
});

addFields(NoticeView, {
  headcount: { type: () => Int, description: 'How many people are wanted in all (모집 인원).' },
  school: {
    type: () => SchoolView,
    description: "The school (학교) that it belongs to: the owner's when it was posted.",
  },
  content: { type: () => String, description: 'The content (내용).' },
  shareUrl: {
    type: () => String,
    description:
      "A link to share, relative to the service's address: whoever has it may see title, headcount and school in the preview of a chat.",
  },
  viewerCanManage: {
    type: () => Boolean,
    description: 'Whether the viewer may edit, delete and close the notice and see its applications.',
  },
  viewerIsAskedToConfirm: {
    type: () => Boolean,
    description:
      'Whether the viewer is asked whether the notice still recruits: 30 days after its owner last said so, if it has no deadline.',
  },
});

addFields(ViewerView, {
  ownedNotices: {
    type: () => NoticeConnection,
    description: "The viewer's own notices (내 공고), open and closed, the newest first.",
    args: ViewerListArgs,
  },
  ownedNoticeCount: {
    type: () => Int,
    description: `The number of the viewer's own notices (내 공고 수). ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
  },
});

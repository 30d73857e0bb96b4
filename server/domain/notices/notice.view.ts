import { Field, ID, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import { MemberView } from '../members/member.view';
import { CloseReason, NoticeKind } from './notice.entity';
import { Role } from './project.entity';

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: 'The kinds of notices (공고).',
  valuesConfig: { PROJECT: { description: 'A project (프로젝트).' }, STUDY: { description: 'A study (스터디).' } },
});

registerEnumType(CloseReason, {
  name: 'CloseReason',
  description: 'Why a notice does not recruit (마감된 이유).',
  valuesConfig: {
    OWNER: { description: 'Its owner closed it.' },
    DEADLINE: { description: 'Its deadline (마감일) passed.' },
    UNANSWERED: { description: 'It had no deadline, and its owner did not say that it still recruits.' },
  },
});

registerEnumType(Role, {
  name: 'Role',
  description: 'The roles (역할) of a project.',
  valuesConfig: {
    FRONTEND: { description: 'Frontend (프론트엔드).' },
    BACKEND: { description: 'Backend (백엔드).' },
    DESIGNER: { description: 'Design (디자이너).' },
  },
});

/** A notice as a member reads it, with its owner, its counts and whether it is among the viewer's favourites. */
@InterfaceType('Notice', {
  description: 'A post that looks for teammates (공고): a project or a study.',
})
export abstract class NoticeView {
  @Field(() => ID, { description: 'The id, from the same sequence as the ids of applications.' })
  id!: number;

  @Field(() => NoticeKind, { description: 'Whether it is a project or a study.' })
  kind!: NoticeKind;

  @Field({ description: 'The title (제목).' })
  title!: string;

  @Field({ description: 'Whether it recruits (모집 중); false once it is closed (마감) or its deadline has passed.' })
  recruiting!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The last day of recruiting (마감일) in Korea, YYYY-MM-DD; null for none.',
  })
  deadline!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The days until the deadline (D-day), 0 on the last day; null without a deadline, and when the notice does not recruit.',
  })
  dDay!: number | null;

  @Field(() => CloseReason, {
    nullable: true,
    description:
      'Why it does not recruit; null when it does, and for notices that were closed before reasons were kept.',
  })
  closeReason!: CloseReason | null;

  @Field(() => Int, {
    description: 'The days within which the owner decides about an application (답하는 기한), 1–14.',
  })
  decideWithinDays!: number;

  @Field({ description: 'Whether only members who verified their school may apply (인증한 사람만).' })
  verifiedOnly!: boolean;

  @Field(() => Int, {
    description: 'The version of the content. It grows with each change of it; sent back as expectedVersion.',
  })
  version!: number;

  @Field({ description: 'When it was posted (올린 시각).' })
  createdAt!: Date;

  @Field(() => MemberView, { description: 'Who posted it (올린 사람).' })
  owner!: MemberView;

  @Field({ description: "Whether it is among the viewer's favourites (찜)." })
  viewerHasFavourited!: boolean;

  @Field(() => Int, { description: 'The number of comments (댓글 수).' })
  commentCount!: number;

  @Field(() => Int, { description: 'The number of members who have it among their favourites (찜 수).' })
  favouriteCount!: number;

  @Field({
    description: 'Whether it is hidden (숨김): only the owner and moderators of the school see it, and no list has it.',
  })
  hidden!: boolean;
}

/** A project as a member reads it. */
@ObjectType('Project', {
  simpleResolvers: true,
  implements: NoticeView,
  description: 'A notice for a project (프로젝트), with roles.',
})
export class ProjectView extends NoticeView {
  declare kind: NoticeKind.PROJECT;

  @Field({ description: 'The field (분야).' })
  field!: string;

  @Field({ description: 'The tech stack (기술 스택).' })
  techStack!: string;
}

/** A study as a member reads it. */
@ObjectType('Study', {
  simpleResolvers: true,
  implements: NoticeView,
  description: 'A notice for a study (스터디), with one headcount and no roles.',
})
export class StudyView extends NoticeView {
  declare kind: NoticeKind.STUDY;
}

/** A notice of either kind, as `kind` says. */
export type AnyNotice = ProjectView | StudyView;

/** One page of a numbered list, with the totals of the list. */
@ObjectType('NoticePage', { simpleResolvers: true, description: 'A numbered page of notices.' })
export class NoticePage {
  @Field(() => [NoticeView], { description: 'The notices of the page; none past the last page.' })
  nodes!: AnyNotice[];

  @Field(() => Int, { description: 'How many notices match; at most 1,001 while searching, and in lists by deadline.' })
  totalCount!: number;

  @Field({ description: 'Whether counting stopped at 1,001, so that there may be more.' })
  totalCountCapped!: boolean;

  @Field(() => Int, { description: 'The number of pages.' })
  totalPages!: number;
}

/** A page of notices in one of the viewer's own lists. */
export const NoticeConnection = defineConnection('Notice', () => NoticeView, 'A page of notices (공고).');

/** The order of a list. */
export enum NoticeSort {
  NEWEST = 'NEWEST',
  BEST_MATCH = 'BEST_MATCH',
  DEADLINE = 'DEADLINE',
}

registerEnumType(NoticeSort, {
  name: 'NoticeSort',
  description: 'The order (정렬) of a list.',
  valuesConfig: {
    NEWEST: { description: 'The newest first (최신순).' },
    BEST_MATCH: {
      description: 'The notices first whose title fits the words best (정확도순); the newest first without a search.',
    },
    DEADLINE: {
      description:
        'Only notices that recruit: those with a deadline first, the nearest one first (마감순), then the others, the newest first.',
    },
  },
});

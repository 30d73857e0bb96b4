import { Field, ID, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { MemberView } from '../members/member.view';
import { NoticeKind } from './notice.entity';
import { Role } from './project.entity';

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: '공고의 종류',
  valuesConfig: { PROJECT: { description: '프로젝트' }, STUDY: { description: '스터디' } },
});

registerEnumType(Role, {
  name: 'Role',
  description: '프로젝트의 역할',
  valuesConfig: {
    FRONTEND: { description: '프론트엔드' },
    BACKEND: { description: '백엔드' },
    DESIGNER: { description: '디자이너' },
  },
});

/** A notice as a member reads it, with its owner, its counts and whether it is among the viewer's favourites. */
@InterfaceType('Notice', {
  description: '팀원을 찾는 공고. 프로젝트이거나 스터디예요.',
  resolveType: (notice: NoticeView) => (notice.kind === NoticeKind.PROJECT ? 'Project' : 'Study'),
})
export abstract class NoticeView {
  @Field(() => ID, { description: '공고와 지원이 함께 쓰는 번호' })
  id!: number;

  @Field(() => NoticeKind, { description: '프로젝트인지 스터디인지' })
  kind!: NoticeKind;

  @Field({ description: '제목' })
  title!: string;

  /** Lists are read without it, because few queries select it; the resolver loads it for those that do. */
  content?: string;

  @Field(() => Int, { description: '모집 인원' })
  recruitNumber!: number;

  @Field({ description: '모집 중이면 true, 마감되면 false' })
  recruiting!: boolean;

  @Field({ description: '공고가 속한 학교' })
  university!: string;

  @Field(() => Int, { description: '내용의 버전. 내용이 바뀔 때마다 커지고, 고칠 때 expectedVersion으로 보내요.' })
  version!: number;

  @Field({ description: '올린 시각' })
  createdAt!: Date;

  @Field(() => MemberView, { description: '공고를 올린 사람' })
  owner!: MemberView;

  @Field({ description: '내가 찜했는지' })
  viewerHasFavourited!: boolean;

  @Field(() => Int, { description: '댓글 수' })
  commentCount!: number;

  @Field(() => Int, { description: '찜한 사람 수' })
  favouriteCount!: number;

  /** For the owner alone; a resolver of applications shows it. */
  applicationCount!: number;
}

/** A project as a member reads it. */
@ObjectType('Project', {
  simpleResolvers: true,
  implements: NoticeView,
  description: '프로젝트 공고: 분야, 기술 스택, 역할별 인원',
})
export class ProjectView extends NoticeView {
  declare kind: NoticeKind.PROJECT;

  @Field({ description: '분야' })
  field!: string;

  @Field({ description: '기술 스택' })
  techStack!: string;

  @Field(() => Int, { description: '프론트엔드 모집 인원' })
  frontendNumber!: number;

  @Field(() => Int, { description: '백엔드 모집 인원' })
  backendNumber!: number;

  @Field(() => Int, { description: '디자이너 모집 인원' })
  designerNumber!: number;
}

/** A study as a member reads it. */
@ObjectType('Study', { simpleResolvers: true, implements: NoticeView, description: '스터디 공고' })
export class StudyView extends NoticeView {
  declare kind: NoticeKind.STUDY;
}

/** A notice of either kind, as `kind` says. */
export type AnyNotice = ProjectView | StudyView;

/** One page of notices, with the totals of the list. */
export interface NoticePage<N extends AnyNotice = AnyNotice> {
  nodes: N[];
  totalCount: number;
  totalPages: number;
}

const TOTAL_COUNT = '조건에 맞는 공고 수. 검색할 때는 1,001개까지만 세요.';
const TOTAL_PAGES = '전체 쪽 수';

/** A page of notices of both kinds. */
@ObjectType('NoticePage', { simpleResolvers: true, description: '공고 한 쪽' })
export class NoticePageView implements NoticePage {
  @Field(() => [NoticeView], { description: '이 쪽의 공고' })
  nodes!: AnyNotice[];

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;

  @Field(() => Int, { description: TOTAL_PAGES })
  totalPages!: number;
}

/** A page of projects. */
@ObjectType('ProjectPage', { simpleResolvers: true, description: '프로젝트 한 쪽' })
export class ProjectPageView implements NoticePage<ProjectView> {
  @Field(() => [ProjectView], { description: '이 쪽의 공고' })
  nodes!: ProjectView[];

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;

  @Field(() => Int, { description: TOTAL_PAGES })
  totalPages!: number;
}

/** A page of studies. */
@ObjectType('StudyPage', { simpleResolvers: true, description: '스터디 한 쪽' })
export class StudyPageView implements NoticePage<StudyView> {
  @Field(() => [StudyView], { description: '이 쪽의 공고' })
  nodes!: StudyView[];

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;

  @Field(() => Int, { description: TOTAL_PAGES })
  totalPages!: number;
}

/** A relation of the viewer to a notice. */
export enum NoticeRelation {
  OWNED = 'OWNED',
  FAVOURITED = 'FAVOURITED',
  APPLIED = 'APPLIED',
}

registerEnumType(NoticeRelation, {
  name: 'NoticeRelation',
  description: '나와 공고의 관계',
  valuesConfig: {
    OWNED: { description: '내가 올린 공고, 최신순' },
    FAVOURITED: { description: '내가 찜한 공고, 최근에 찜한 순' },
    APPLIED: { description: '내가 지원한 공고, 최근에 지원한 순' },
  },
});

/** The order of a list. */
export enum NoticeSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  BEST_MATCH = 'BEST_MATCH',
}

registerEnumType(NoticeSort, {
  name: 'NoticeSort',
  description: '정렬',
  valuesConfig: {
    NEWEST: { description: '최신순' },
    OLDEST: { description: '오래된 순' },
    BEST_MATCH: { description: '검색어에 잘 맞는 순. 검색어가 없으면 최신순과 같아요.' },
  },
});

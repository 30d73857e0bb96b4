import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS, PAGE_SIZE } from '../../../shared/bounds';
import {
  lineText,
  paragraphText,
  Rule,
  schemaOf,
  text,
  Together,
  wholeNumber,
  wholeNumberOr,
} from '../../platform/validation';
import { NoticeKind } from './notice.entity';
import { NoticeRelation, NoticeSort } from './notice.view';
import { Role, sumOfHeadcounts } from './project.entity';

/** The content of a study. */
@InputType({ description: '스터디를 만들거나 고칠 때 쓰는 내용' })
export class StudyInput {
  @Rule(lineText('제목', BOUNDS.title))
  @Field({ description: '제목, 1–100자' })
  title!: string;

  @Rule(wholeNumber('모집 인원', BOUNDS.recruitNumber))
  @Field(() => Int, { description: '모집 인원, 1–100' })
  recruitNumber!: number;

  @Rule(paragraphText('내용', BOUNDS.content))
  @Field({ description: '내용, 1–10,000자' })
  content!: string;
}

/** The content of a project. `recruitNumber` defaults to the sum of the roles' headcounts. */
@Together<ProjectInput>(checkHeadcounts)
@InputType({ description: '프로젝트를 만들거나 고칠 때 쓰는 내용' })
export class ProjectInput {
  @Rule(lineText('제목', BOUNDS.title))
  @Field({ description: '제목, 1–100자' })
  title!: string;

  @Rule(lineText('분야', BOUNDS.field))
  @Field({ defaultValue: '', description: '분야, 50자까지' })
  field!: string;

  @Rule(lineText('기술 스택', BOUNDS.techStack))
  @Field({ defaultValue: '', description: '기술 스택, 200자까지' })
  techStack!: string;

  @Rule(wholeNumberOr(null, '모집 인원', BOUNDS.recruitNumber))
  @Field(() => Int, { nullable: true, description: '전체 모집 인원, 1–100. 없으면 역할별 인원의 합' })
  recruitNumber!: number | null;

  @Rule(wholeNumberOr(0, '프론트엔드 인원', BOUNDS.roleNumber))
  @Field(() => Int, { defaultValue: 0, description: '프론트엔드 모집 인원, 0–100' })
  frontendNumber!: number;

  @Rule(wholeNumberOr(0, '백엔드 인원', BOUNDS.roleNumber))
  @Field(() => Int, { defaultValue: 0, description: '백엔드 모집 인원, 0–100' })
  backendNumber!: number;

  @Rule(wholeNumberOr(0, '디자이너 인원', BOUNDS.roleNumber))
  @Field(() => Int, { defaultValue: 0, description: '디자이너 모집 인원, 0–100' })
  designerNumber!: number;

  @Rule(paragraphText('내용', BOUNDS.content))
  @Field({ description: '내용, 1–10,000자' })
  content!: string;
}

/** Checks the sum of the roles' headcounts (rules.md: Bounds). */
function checkHeadcounts(input: ProjectInput): Record<string, string> {
  const sum = sumOfHeadcounts(input);
  if (input.recruitNumber !== null) {
    return sum > input.recruitNumber ? { recruitNumber: '역할별 인원의 합이 모집 인원보다 많아요.' } : {};
  }
  if (sum === 0) return { recruitNumber: '모집 인원을 입력해 주세요.' };
  return sum > BOUNDS.recruitNumber.max ? { recruitNumber: '역할별 인원의 합은 100명까지예요.' } : {};
}

/** Which page of a list is read. */
@ArgsType()
export class PageArgs {
  @Rule(wholeNumberOr(0, '쪽 번호', BOUNDS.page))
  @Field(() => Int, { defaultValue: 0, description: '쪽 번호, 0부터' })
  page!: number;

  @Rule(wholeNumberOr(PAGE_SIZE, '쪽 크기', BOUNDS.size))
  @Field(() => Int, { defaultValue: PAGE_SIZE, description: '한 쪽의 공고 수, 1–100' })
  size!: number;
}

const query = text('검색어', BOUNDS.query);

/** Which notices a list contains. */
@InputType({ description: '목록에 담을 공고를 고르는 조건' })
export class NoticeFilter {
  @Rule(z.boolean())
  @Field({ defaultValue: false, description: '모집 중인 공고만' })
  recruitingOnly!: boolean;

  @Rule(z.enum(NoticeRelation).nullish())
  @Field(() => NoticeRelation, { nullable: true, description: '나와 관계있는 공고만' })
  relation?: NoticeRelation | null;

  @Rule(query)
  @Field(() => String, {
    nullable: true,
    description:
      '검색어, 100자까지. 제목, 분야, 기술 스택, 내용에서 찾고, 낱말이 여럿이면 모두 들어 있는 공고만 찾아요.',
  })
  query?: string | null;

  @Rule(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: '이 역할을 모집하는 프로젝트만' })
  role?: Role | null;
}

/** The arguments of a list over REST. */
export class RestListArgs extends PageArgs {
  @Rule(query)
  q!: string;
}

/** The arguments of a list of one kind. */
@ArgsType()
export class NoticeListArgs extends PageArgs {
  @Rule(schemaOf(NoticeFilter).nullish())
  @Field(() => NoticeFilter, { nullable: true, description: '목록에 담을 조건' })
  filter?: NoticeFilter | null;

  @Rule(z.enum(NoticeSort).default(NoticeSort.NEWEST))
  @Field(() => NoticeSort, {
    defaultValue: NoticeSort.NEWEST,
    description: '정렬. filter.relation이 있으면 그 관계의 순서를 따라요.',
  })
  sort!: NoticeSort;
}

/** The arguments of a list over both kinds. */
@ArgsType()
export class AnyNoticeListArgs extends NoticeListArgs {
  @Rule(z.enum(NoticeKind).nullish())
  @Field(() => NoticeKind, { nullable: true, description: '한 종류만' })
  kind?: NoticeKind | null;
}

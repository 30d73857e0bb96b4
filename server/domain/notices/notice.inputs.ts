import { z } from 'zod';
import { BOUNDS, PAGE_SIZE } from '../../../shared/bounds';
import {
  lineText,
  paragraphText,
  Valid,
  text,
  Together,
  wholeNumber,
  wholeNumberOr,
} from '../../platform/text/validation';
import { sumOfHeadcounts } from './kinds/project.entity';
import { Role } from '../profiles/role.entity';

/** Description of the field with the id of a notice. */
export const NOTICE_ID = { description: 'The id of the notice.' };

/** The Korean names of the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  [Role.FRONTEND]: '프론트엔드',
  [Role.BACKEND]: '백엔드',
  [Role.DESIGNER]: '디자이너',
};

/**
 * Rules of a notice's content (rules.md: Bounds). The inputs of REST and of GraphQL apply the same
 * ones.
 */
export const NOTICE_BOUNDS = {
  title: lineText('제목', BOUNDS.title),
  field: lineText('분야', BOUNDS.field),
  techStack: lineText('기술 스택', BOUNDS.techStack),
  topics: lineText('주제', BOUNDS.topics).nullish(),
  content: paragraphText('내용', BOUNDS.content),
  /** Services compare it with today after they lock the notice. */
  deadline: z.iso.date({ error: '마감일은 연, 월, 일로 입력해 주세요.' }).nullish(),
  decideWithinDays: wholeNumberOr(null, '답하는 기한', BOUNDS.decideWithinDays),
  /** Required for a study. */
  headcount: wholeNumber('모집 인원', BOUNDS.recruitNumber),
  /** Optional for a project. */
  optionalHeadcount: wholeNumberOr(null, '모집 인원', BOUNDS.recruitNumber),
};

const headcountOfRole = (role: Role): z.ZodType<number> =>
  wholeNumberOr(0, `${ROLE_NAMES[role]} 인원`, BOUNDS.roleNumber);

/** Content of a study over REST, which omits the settings. */
export class StudyInput {
  @Valid(NOTICE_BOUNDS.title)
  title!: string;

  @Valid(NOTICE_BOUNDS.headcount)
  recruitNumber!: number;

  @Valid(NOTICE_BOUNDS.content)
  content!: string;
}

/**
 * Content of a project over REST, which omits the settings. `recruitNumber` defaults to the sum of
 * the roles' headcounts.
 */
@Together<ProjectInput>(checkHeadcounts)
export class ProjectInput {
  @Valid(NOTICE_BOUNDS.title)
  title!: string;

  @Valid(NOTICE_BOUNDS.field)
  field!: string;

  @Valid(NOTICE_BOUNDS.techStack)
  techStack!: string;

  @Valid(NOTICE_BOUNDS.optionalHeadcount)
  recruitNumber!: number | null;

  @Valid(headcountOfRole(Role.FRONTEND))
  frontendNumber!: number;

  @Valid(headcountOfRole(Role.BACKEND))
  backendNumber!: number;

  @Valid(headcountOfRole(Role.DESIGNER))
  designerNumber!: number;

  @Valid(NOTICE_BOUNDS.content)
  content!: string;
}

/**
 * Checks the sum of the roles' headcounts (rules.md: Bounds).
 * @returns the messages by field; empty if the sum is valid
 */
export function checkHeadcounts(input: ProjectInput): Record<string, string> {
  const sum = sumOfHeadcounts(input);
  if (input.recruitNumber !== null) {
    return sum > input.recruitNumber ? { recruitNumber: '역할별 인원의 합이 모집 인원보다 많아요.' } : {};
  }
  if (sum === 0) return { recruitNumber: '모집 인원을 입력해 주세요.' };
  return sum > BOUNDS.recruitNumber.max ? { recruitNumber: '역할별 인원의 합은 100명까지예요.' } : {};
}

/** Rules of the arguments that choose a page of a list. */
export const PAGE_RULES = {
  page: wholeNumberOr(0, '쪽 번호', BOUNDS.page),
  size: wholeNumberOr(PAGE_SIZE, '쪽 크기', BOUNDS.size),
  search: text('검색어', BOUNDS.query),
};

/** Arguments of a list over REST. */
export class RestListArgs {
  @Valid(PAGE_RULES.page)
  page!: number;

  @Valid(PAGE_RULES.size)
  size!: number;

  @Valid(PAGE_RULES.search)
  q!: string;
}

import { z } from 'zod';
import { BOUNDS, PAGE_SIZE } from '../../../shared/bounds';
import { lineText, paragraphText, Rule, text, Together, wholeNumber, wholeNumberOr } from '../../platform/validation';
import { Role, sumOfHeadcounts } from './project.entity';

/** The Korean names of the roles. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  [Role.FRONTEND]: '프론트엔드',
  [Role.BACKEND]: '백엔드',
  [Role.DESIGNER]: '디자이너',
};

/** The rules of a notice's content (rules.md: Bounds). */
export const NOTICE_RULES = {
  title: lineText('제목', BOUNDS.title),
  field: lineText('분야', BOUNDS.field),
  techStack: lineText('기술 스택', BOUNDS.techStack),
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

/** The content of a study. */
export class StudyInput {
  @Rule(NOTICE_RULES.title)
  title!: string;

  @Rule(NOTICE_RULES.headcount)
  recruitNumber!: number;

  @Rule(NOTICE_RULES.content)
  content!: string;

  /** Missing over REST, because legacy clients do not send it. */
  verifiedOnly?: boolean | null;

  /** Missing over REST. */
  deadline?: string | null;

  /** Missing over REST. */
  decideWithinDays?: number | null;
}

/** The content of a project. `recruitNumber` defaults to the sum of the roles' headcounts. */
@Together<ProjectInput>(checkHeadcounts)
export class ProjectInput {
  @Rule(NOTICE_RULES.title)
  title!: string;

  @Rule(NOTICE_RULES.field)
  field!: string;

  @Rule(NOTICE_RULES.techStack)
  techStack!: string;

  @Rule(NOTICE_RULES.optionalHeadcount)
  recruitNumber!: number | null;

  @Rule(headcountOfRole(Role.FRONTEND))
  frontendNumber!: number;

  @Rule(headcountOfRole(Role.BACKEND))
  backendNumber!: number;

  @Rule(headcountOfRole(Role.DESIGNER))
  designerNumber!: number;

  @Rule(NOTICE_RULES.content)
  content!: string;

  /** Missing over REST, because legacy clients do not send it. */
  verifiedOnly?: boolean | null;

  /** Missing over REST. */
  deadline?: string | null;

  /** Missing over REST. */
  decideWithinDays?: number | null;
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

/** The rules of the arguments that choose a page of a list. */
export const PAGE_RULES = {
  page: wholeNumberOr(0, '쪽 번호', BOUNDS.page),
  size: wholeNumberOr(PAGE_SIZE, '쪽 크기', BOUNDS.size),
  search: text('검색어', BOUNDS.query),
};

/** The arguments of a list over REST. */
export class RestListArgs {
  @Rule(PAGE_RULES.page)
  page!: number;

  @Rule(PAGE_RULES.size)
  size!: number;

  @Rule(PAGE_RULES.search)
  q!: string;
}

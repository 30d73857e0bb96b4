import { z } from 'zod';
import { BOUNDS, PAGE_SIZE } from '../../../shared/bounds';
import { bilingual } from '../../platform/text/bilingual';
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
import type { NoticeKind } from './notice.entity';
import type { Text } from '../../../shared/language';
import type { FieldTexts } from '../../platform/errors/app-error';
import { Role } from '../profiles/role.entity';

/** The names of the kinds. */
export const KIND_NAMES: Readonly<Record<NoticeKind, Text>> = {
  PROJECT: { ko: '프로젝트', en: 'Project' },
  STUDY: { ko: '스터디', en: 'Study group' },
};

/** The names of the roles. */
export const ROLE_NAMES: Readonly<Record<Role, Text>> = {
  [Role.FRONTEND]: { ko: '프론트엔드', en: 'Frontend' },
  [Role.BACKEND]: { ko: '백엔드', en: 'Backend' },
  [Role.DESIGNER]: { ko: '디자이너', en: 'Designer' },
};

/** Label of the headcount of a role. */
export const headcountLabel = (role: Role): Text => ({
  ko: `${ROLE_NAMES[role].ko} 인원`,
  en: `the ${ROLE_NAMES[role].en.toLowerCase()} headcount`,
});

/**
 * Rules of a notice's content (rules/bounds.md). The inputs of REST and of GraphQL apply the same
 * ones.
 */
export const NOTICE_BOUNDS = {
  title: lineText({ ko: '제목', en: 'the title' }, BOUNDS.title),
  field: lineText({ ko: '분야', en: 'the field' }, BOUNDS.field),
  techStack: lineText({ ko: '기술 스택', en: 'the tech stack' }, BOUNDS.techStack),
  topics: lineText({ ko: '주제', en: 'the topics' }, BOUNDS.topics).nullish(),
  content: paragraphText({ ko: '내용', en: 'the description' }, BOUNDS.content),
  /** Services compare it with today after they lock the notice. */
  deadline: z.iso
    .date({
      error: bilingual({
        ko: '마감일은 연, 월, 일로 입력해 주세요.',
        en: 'Enter the deadline as year, month and day.',
      }),
    })
    .nullish(),
  decideWithinDays: wholeNumberOr(null, { ko: '답하는 기한', en: 'the reply time' }, BOUNDS.decideWithinDays),
  /** Required for a study. */
  headcount: wholeNumber({ ko: '모집 인원', en: 'the number of people' }, BOUNDS.recruitNumber),
  /** Optional for a project. */
  optionalHeadcount: wholeNumberOr(null, { ko: '모집 인원', en: 'the number of people' }, BOUNDS.recruitNumber),
};

const headcountOfRole = (role: Role): z.ZodType<number> => wholeNumberOr(0, headcountLabel(role), BOUNDS.roleNumber);

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
 * Checks the sum of the roles' headcounts (rules/bounds.md).
 * @returns the messages by field; empty if the sum is valid
 */
export function checkHeadcounts(input: ProjectInput): FieldTexts {
  const sum = sumOfHeadcounts(input);
  if (input.recruitNumber !== null) {
    return sum > input.recruitNumber
      ? {
          recruitNumber: {
            ko: '역할별 인원의 합이 모집 인원보다 많아요.',
            en: 'The roles add up to more people than you’re looking for.',
          },
        }
      : {};
  }
  if (sum === 0)
    return { recruitNumber: { ko: '모집 인원을 입력해 주세요.', en: 'Enter how many people you’re looking for.' } };
  return sum > BOUNDS.recruitNumber.max
    ? { recruitNumber: { ko: '역할별 인원의 합은 100명까지예요.', en: 'The roles can add up to 100 people.' } }
    : {};
}

/** Rules of the arguments that choose a page of a list. */
export const PAGE_RULES = {
  page: wholeNumberOr(0, { ko: '쪽 번호', en: 'the page number' }, BOUNDS.page),
  size: wholeNumberOr(PAGE_SIZE, { ko: '쪽 크기', en: 'the page size' }, BOUNDS.size),
  search: text({ ko: '검색어', en: 'the search' }, BOUNDS.query),
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

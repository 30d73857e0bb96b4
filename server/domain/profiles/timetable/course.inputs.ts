import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { foldName } from '../../../../shared/fold-name';
import { SEMESTER_FORMAT } from '../../../../shared/semester';
import { bilingual } from '../../../platform/text/bilingual';
import { lineText, text } from '../../../platform/text/validation';

/** Rule of a semester. */
export const SEMESTER_RULE = z.string().regex(SEMESTER_FORMAT, {
  error: bilingual({ ko: '학기는 2026-2처럼 적어 주세요.', en: 'Write the semester like 2026-2.' }),
});

const COURSE_NAME = { ko: '수업 이름', en: 'the name of the course' };

/** Rule of the name of a course. */
export const COURSE_NAME_RULE = lineText(COURSE_NAME, BOUNDS.courseName).refine((name) => foldName(name) !== '', {
  error: bilingual({ ko: '수업 이름을 입력해 주세요.', en: 'Enter the name of the course.' }),
});

/** Rule of the name of a course in the filter of a list. */
export const COURSE_FILTER_RULE = text(COURSE_NAME, { min: 0, max: BOUNDS.courseName.max });

/** Rule of a {@link CourseInput}. */
export const COURSE_RULE = z.object(
  {
    name: COURSE_NAME_RULE,
    section: lineText({ ko: '분반', en: 'the section' }, BOUNDS.courseSection),
  },
  { error: bilingual({ ko: '수업을 입력해 주세요.', en: 'Enter the course.' }) },
);

/** A course that a member takes, or that a notice belongs to. */
@InputType({ description: 'A course (수업).' })
export class CourseInput {
  @Field({ description: 'The name (수업 이름), 1–50 characters.' })
  name!: string;

  @Field({ defaultValue: '', description: 'The section (분반), 10 characters at most.' })
  section!: string;
}

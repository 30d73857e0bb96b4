import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { PROFILE_LISTS } from '../../../../shared/bounds';
import { foldName } from '../../../../shared/fold-name';
import { WEEK_HOURS } from '../../../../shared/week';
import type { FieldTexts } from '../../../platform/errors/app-error';
import { bilingual } from '../../../platform/text/bilingual';
import { Together, Valid } from '../../../platform/text/validation';
import { COURSE_RULE, CourseInput, SEMESTER_RULE } from './course.inputs';

const SEMESTER = { description: 'The semester (학기), such as 2026-2: the present or the next one.' };

/** Input of `updateCourses`. */
@InputType({ description: "The viewer's courses (수업) of a semester. They replace the former ones." })
@Together(({ courses }: UpdateCoursesInput): FieldTexts => {
  const keys = new Set(courses.map(({ name }) => foldName(name)));
  return keys.size < courses.length
    ? { courses: { ko: '같은 수업은 한 번만 적을 수 있어요.', en: 'You can add each course only once.' } }
    : {};
})
export class UpdateCoursesInput {
  @Valid(SEMESTER_RULE)
  @Field(SEMESTER)
  semester!: string;

  @Valid(
    z.array(COURSE_RULE).max(PROFILE_LISTS.courses, {
      error: bilingual({
        ko: `수업은 ${PROFILE_LISTS.courses}개까지 적을 수 있어요.`,
        en: `You can add up to ${PROFILE_LISTS.courses} courses.`,
      }),
    }),
  )
  @Field(() => [CourseInput], { description: 'The courses, 10 at most.' })
  courses!: CourseInput[];
}

const HOUR_MESSAGE = bilingual({ ko: '시간을 확인해 주세요.', en: 'Check the hours.' });
const hour = z
  .number({ error: HOUR_MESSAGE })
  .int({ error: HOUR_MESSAGE })
  .min(0, { error: HOUR_MESSAGE })
  .max(WEEK_HOURS - 1, { error: HOUR_MESSAGE });

/** Input of `updateFreeHours`. */
@InputType({ description: "The viewer's free hours (빈 시간) of a semester. They replace the former ones." })
export class UpdateFreeHoursInput {
  @Valid(SEMESTER_RULE)
  @Field(SEMESTER)
  semester!: string;

  @Valid(z.array(hour).max(WEEK_HOURS, { error: HOUR_MESSAGE }))
  @Field(() => [Int], {
    description:
      'The free hours, each as a number 0–111: the day (Monday is 0) times 16, plus the hour minus 8. An empty list deletes the free hours.',
  })
  hours!: number[];
}

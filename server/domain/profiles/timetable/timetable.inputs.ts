import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS, PROFILE_LISTS } from '../../../../shared/bounds';
import { foldName } from '../../../../shared/fold-name';
import { SEMESTER_FORMAT } from '../../../../shared/semester';
import { WEEK_HOURS } from '../../../../shared/week';
import { lineText, Together, Valid } from '../../../platform/text/validation';

const semester = z.string().regex(SEMESTER_FORMAT, { error: '학기를 확인해 주세요.' });
const SEMESTER = { description: 'The semester (학기), such as 2026-2: the present or the next one.' };

/** A course of `updateCourses`. */
@InputType({ description: 'A course (수업) that the viewer takes.' })
export class TakenCourseInput {
  @Field({ description: 'The name (수업 이름), 1–50 characters.' })
  name!: string;

  @Field({ defaultValue: '', description: 'The section (분반), 10 characters at most.' })
  section!: string;
}

const course = z.object({
  name: lineText('수업 이름', BOUNDS.courseName).refine((name) => foldName(name) !== '', {
    error: '수업 이름을 입력해 주세요.',
  }),
  section: lineText('분반', BOUNDS.courseSection),
});

/** Input of `updateCourses`. */
@InputType({ description: "The viewer's courses (수업) of a semester. They replace the former ones." })
@Together(({ courses }: UpdateCoursesInput): Record<string, string> => {
  const keys = new Set(courses.map(({ name }) => foldName(name)));
  return keys.size < courses.length ? { courses: '같은 수업은 한 번만 적을 수 있어요.' } : {};
})
export class UpdateCoursesInput {
  @Valid(semester)
  @Field(SEMESTER)
  semester!: string;

  @Valid(z.array(course).max(PROFILE_LISTS.courses, { error: `수업은 ${PROFILE_LISTS.courses}개까지 적을 수 있어요.` }))
  @Field(() => [TakenCourseInput], { description: 'The courses, 10 at most.' })
  courses!: TakenCourseInput[];
}

const HOUR_MESSAGE = '시간을 확인해 주세요.';
const hour = z
  .number({ error: HOUR_MESSAGE })
  .int({ error: HOUR_MESSAGE })
  .min(0, { error: HOUR_MESSAGE })
  .max(WEEK_HOURS - 1, { error: HOUR_MESSAGE });

/** Input of `updateFreeHours`. */
@InputType({ description: "The viewer's free hours (빈 시간) of a semester. They replace the former ones." })
export class UpdateFreeHoursInput {
  @Valid(semester)
  @Field(SEMESTER)
  semester!: string;

  @Valid(z.array(hour).max(WEEK_HOURS, { error: HOUR_MESSAGE }))
  @Field(() => [Int], {
    description:
      'The free hours, each as a number 0–111: the day (Monday is 0) times 16, plus the hour minus 8. An empty list deletes the free hours.',
  })
  hours!: number[];
}

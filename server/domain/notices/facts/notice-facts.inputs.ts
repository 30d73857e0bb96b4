import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { endsOnSameDay, MEETING_STARTS, MEETING_STEP_MINUTES } from '../../../../shared/meetings';
import { bilingual } from '../../../platform/text/bilingual';
import { wholeNumber } from '../../../platform/text/validation';
import { COURSE_RULE, CourseInput, SEMESTER_RULE } from '../../profiles/timetable/course.inputs';
import { MeetingMode, type NoticeFacts, Weekday } from './notice-facts.entity';

/** A field of an input with its rule. */
export interface Setting {
  rule: z.ZodType;
  type: () => typeof Boolean | typeof String | typeof Int | object;
  description: string;
}

/** A meeting in the inputs of a notice. */
@InputType({ description: 'A weekly meeting (모임) of the team.' })
class NoticeMeetingInput {
  @Field(() => Weekday, { description: 'The day of the week (요일).' })
  day!: Weekday;

  @Field({ description: 'The time of day in Korea at which it starts: 08:00, 08:30 and so on until 23:30.' })
  start!: string;

  @Field(() => Int, {
    description: 'The length in minutes: 30–240 in steps of 30. A meeting ends at midnight at the latest.',
  })
  minutes!: number;
}

/** Rule of the time of day at which a meeting starts. */
export const MEETING_START = z.enum(MEETING_STARTS, {
  error: bilingual({
    ko: '모임은 8시부터 23시 30분까지 30분 단위로 시작할 수 있어요.',
    en: 'Meetings can start every half hour from 8:00 to 23:30.',
  }),
});

/** Rule of the length of a meeting in minutes. */
export const MEETING_MINUTES = wholeNumber(
  { ko: '모임 길이', en: 'the length of the meeting' },
  BOUNDS.meetingMinutes,
).refine((minutes) => minutes % MEETING_STEP_MINUTES === 0, {
  error: bilingual({ ko: '모임 길이는 30분 단위로 골라 주세요.', en: 'Choose the length in steps of 30 minutes.' }),
});

/** Message for a meeting that ends on the next day. */
export const ENDS_TOO_LATE = { ko: '모임은 늦어도 자정에는 끝나야 해요.', en: 'Meetings must end by midnight.' };

const meeting = z
  .object({
    day: z.enum(Weekday, {
      error: bilingual({ ko: '모임 요일을 골라 주세요.', en: 'Choose the day of the meeting.' }),
    }),
    start: MEETING_START,
    minutes: MEETING_MINUTES,
  })
  .refine(endsOnSameDay, { error: bilingual(ENDS_TOO_LATE) });

const meetings = z.array(meeting).max(BOUNDS.meetingCount.max, {
  error: bilingual({
    ko: `모임 시간은 ${BOUNDS.meetingCount.max}개까지 적을 수 있어요.`,
    en: `You can enter up to ${BOUNDS.meetingCount.max} meeting times.`,
  }),
});

const NULL_REMOVES = 'An update without it keeps the value, and null removes it.';

/** Facts in the inputs of both kinds, each with its rule. */
export const FACT_SETTINGS: Readonly<Record<keyof NoticeFacts, Setting>> = {
  course: {
    rule: COURSE_RULE.nullish(),
    type: () => CourseInput,
    description: `The course (수업), which needs a semester. ${NULL_REMOVES}`,
  },
  semester: {
    rule: SEMESTER_RULE.nullish(),
    type: () => String,
    description: `The semester (학기), such as 2026-2: the present one or the next one. Semester 1 lasts from March to August, semester 2 from September to February. ${NULL_REMOVES}`,
  },
  weeklyHours: {
    rule: wholeNumber({ ko: '주당 시간', en: 'the hours a week' }, BOUNDS.weeklyHours).nullish(),
    type: () => Int,
    description: `The hours of work a week (주당 시간), 1–30. ${NULL_REMOVES}`,
  },
  weeks: {
    rule: wholeNumber({ ko: '기간', en: 'the number of weeks' }, BOUNDS.weeks).nullish(),
    type: () => Int,
    description: `The number of weeks that the team works (기간), 1–52. ${NULL_REMOVES}`,
  },
  meetings: {
    rule: meetings.nullish(),
    type: () => [NoticeMeetingInput],
    description: `The weekly meetings (모임 시간), at most 3. ${NULL_REMOVES}`,
  },
  meetingMode: {
    rule: z.enum(MeetingMode).nullish(),
    type: () => MeetingMode,
    description: `How the team meets (모임 방식). ${NULL_REMOVES}`,
  },
};

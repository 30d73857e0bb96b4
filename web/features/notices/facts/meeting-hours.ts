import { endOf } from '../../../../shared/meetings';
import { WEEK, weekHour } from '../../../../shared/week';
import type { Known } from '../../../graphql/enums';
import type { Weekday } from '../../../graphql/generated/documents';
import type { Meeting } from './describe-facts';

/** Days of the week from Monday. */
export const WEEKDAYS: readonly Known<Weekday>[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];

/** Returns the numbers of the hours that the meetings touch (shared/week.ts). */
export function listMeetingHours(meetings: readonly Meeting[]): number[] {
  return meetings.flatMap((meeting) => {
    const day = WEEKDAYS.findIndex((each) => each === meeting.day);
    const first = Number(meeting.start.slice(0, 2));
    const hours = Array.from({ length: Math.ceil(endOf(meeting) / 60) - first }, (_, index) => first + index);
    return day < 0 ? [] : hours.filter((hour) => hour >= WEEK.firstHour).map((hour) => weekHour(day, hour));
  });
}

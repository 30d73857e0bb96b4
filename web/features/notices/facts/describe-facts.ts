import { endOf, toClockTime } from '../../../../shared/meetings';
import { entryFor } from '../../../graphql/enums';
import type { MeetingMode, Weekday } from '../../../graphql/generated/documents';
import { texts } from '../../../texts';
import type { Course } from '../../profile/timetable/course';

/** A weekly meeting of a team. */
export interface Meeting {
  day: Weekday;
  start: string;
  minutes: number;
}

/** Facts of a notice that a card shows. */
interface CardFacts {
  course: Course | null;
  meetings: readonly Meeting[];
  meetingMode: MeetingMode | null;
  weeklyHours: number | null;
  weeks: number | null;
}

/** The largest number of facts on a card. */
const MAX_PARTS = 3;

/** Returns the name of a course with its section: `소프트웨어공학 01`. */
export function describeCourse({ name, section }: Course): string {
  return section === '' ? name : `${name} ${section}`;
}

/** Returns the words for a length: `1시간 30분`. */
export function describeDuration(minutes: number): string {
  return texts.noticeFacts.duration(Math.floor(minutes / 60), minutes % 60);
}

/** Returns a meeting with its end: `수 19:00~21:00`. */
export function describeMeeting(meeting: Meeting): string {
  const { days, timeRange } = texts.noticeFacts;
  return `${entryFor(days, meeting.day)} ${timeRange(meeting.start, toClockTime(endOf(meeting)))}`;
}

/** Returns all meetings and the way to meet: `수 19:00~21:00, 온라인`. */
export function describeMeetings(meetings: readonly Meeting[], mode: MeetingMode | null): string {
  return [...meetings.map(describeMeeting), ...(mode ? [entryFor(texts.noticeFacts.modes, mode)] : [])].join(', ');
}

/** Returns the days and the start of the meetings: `수 19시`, `월·수 19시`, `수 19시, 금 18시`. */
function describeStarts(meetings: readonly Meeting[]): string {
  const starts = [...new Set(meetings.map(({ start }) => start))];
  return starts
    .map((start) => {
      const [hour = 0, minute = 0] = start.split(':').map(Number);
      const days = meetings.filter((meeting) => meeting.start === start);
      const names = [...new Set(days.map(({ day }) => entryFor(texts.noticeFacts.days, day)))];
      return `${names.join('·')} ${texts.noticeFacts.clock(hour, minute)}`;
    })
    .join(', ');
}

/** Returns the most important facts of a notice for its card. */
export function describeCardFacts({ course, meetings, meetingMode, weeklyHours, weeks }: CardFacts): string[] {
  const parts = [
    course && describeCourse(course),
    meetings.length > 0 ? describeStarts(meetings) : meetingMode && entryFor(texts.noticeFacts.modes, meetingMode),
    weeklyHours && texts.noticeFacts.hoursAWeek(weeklyHours),
    weeks && texts.noticeFacts.weeksOf(weeks),
  ];
  return parts.filter((part) => typeof part === 'string').slice(0, MAX_PARTS);
}

import type * as korean from '../../ko/notices/notice-facts';
import type { Translation } from '../../translation';
import { plural } from '../plural';
import { WEEKDAYS } from '../time';

export const noticeFacts: Translation<typeof korean.noticeFacts> = {
  add: 'Meetings and course (optional)',
  addHint: 'Say when you’ll meet and how much time it takes, so it’s easier to find people whose schedules fit.',
  course: 'Course',
  courseName: 'Course name',
  courseHint: 'e.g. Databases',
  section: 'Section',
  sectionHint: 'e.g. 01',
  semester: 'Semester',
  semesterNeeded: 'Please choose the course’s semester too.',
  noSemester: 'None',
  meetings: 'Meetings',
  meetingTimes: 'Meeting times',
  addMeeting: 'Add meeting time',
  removeMeeting: (index) => `Remove meeting ${index}`,
  meetingOf: (index) => `Meeting ${index}`,
  day: 'Day',
  start: 'Start',
  length: 'Length',
  days: { ...WEEKDAYS, other: 'Another day' },
  longDay: (day) => day,
  duration: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours + minutes / 60} h`),
  clock: (hour, minute) => `${hour}:${String(minute).padStart(2, '0')}`,
  timeRange: (start, end) => `${start}–${end}`,
  weeklyHours: 'Hours a week',
  hours: 'Hours',
  hoursAWeek: (hours) => `${plural(hours, 'hour')} a week`,
  weeks: 'Duration',
  weekUnit: 'weeks',
  weeksOf: (weeks) => plural(weeks, 'week'),
  mode: 'How you meet',
  modes: { ONLINE: 'Online', OFFLINE: 'In person', MIXED: 'Online and in person', other: 'Another way' },
  writeAnew: 'Copy into a new post',
};

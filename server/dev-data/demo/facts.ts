import { semesterOf } from '../../../shared/semester';
import { type Meeting, MeetingMode, type NoticeFacts, Weekday } from '../../domain/notices/facts/notice-facts.entity';
import { Member } from '../../domain/members/member.entity';
import { Study } from '../../domain/notices/kinds/study.entity';
import { seoulDate } from '../../platform/text/seoul-time';
import type { NoticeName } from './notices';

/** Facts of a notice of the demo. A notice with a course belongs to the present semester. */
type DemoFacts = Omit<NoticeFacts, 'semester'>;

const { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY } = Weekday;
const { ONLINE, OFFLINE, MIXED } = MeetingMode;

const meet = (day: Weekday, start: string, minutes: number): Meeting => ({ day, start, minutes });
const courseOf = (name: string, section = '') => ({ name, section });

/** Facts by the name of the notice, as its content describes them. */
const FACTS: Partial<Record<NoticeName, DemoFacts>> = {
  lostFound: { meetings: [meet(MONDAY, '20:00', 30)], meetingMode: ONLINE, weeklyHours: 4 },
  clubSite: { meetings: [meet(TUESDAY, '18:30', 90)], meetingMode: OFFLINE, weeks: 8 },
  fridge: { meetings: [meet(MONDAY, '21:00', 60)], meetingMode: ONLINE, weeklyHours: 3 },
  cafeSeat: {
    course: courseOf('소프트웨어공학', '01'),
    meetings: [meet(TUESDAY, '19:00', 120)],
    meetingMode: MIXED,
    weeklyHours: 6,
    weeks: 8,
  },
  musicDiary: { weeklyHours: 5 },
  robotArm: { course: courseOf('캡스톤디자인'), meetingMode: OFFLINE, weeks: 12 },
  noiseMap: { meetings: [meet(THURSDAY, '17:00', 60)], meetingMode: OFFLINE },
  timetable: { meetings: [meet(THURSDAY, '19:30', 90)], meetingMode: MIXED, weeklyHours: 6 },
  workoutLog: { meetings: [meet(WEDNESDAY, '20:00', 60)], meetingMode: OFFLINE },
  lectureReview: { course: courseOf('소프트웨어공학', '02'), meetingMode: OFFLINE, weeklyHours: 4 },
  groupBuy: { course: courseOf('데이터베이스'), meetings: [meet(SUNDAY, '21:00', 60)], meetingMode: MIXED },
  reactDeep: { meetings: [meet(WEDNESDAY, '20:00', 120)], meetingMode: OFFLINE, weeks: 6 },
  springBook: { meetings: [meet(SATURDAY, '13:00', 120)], meetingMode: ONLINE, weeklyHours: 5, weeks: 8 },
  rustBook: { meetings: [meet(WEDNESDAY, '21:00', 60)], meetingMode: ONLINE },
  codingTest: { meetings: [meet(FRIDAY, '18:00', 150)], meetingMode: OFFLINE, weeklyHours: 3 },
};

/** Returns the columns of a notice's facts. */
export function factColumnsOf(name: NoticeName, now: Date) {
  const facts = FACTS[name];
  const notice = new Study(Object.assign(new Member(), { university: '' }));
  const semester = facts?.course ? semesterOf(seoulDate(now)) : null;
  notice.edit({ ...facts, semester, title: name, recruitNumber: 1, content: name });
  const { courseName, courseSection, courseKey, weeklyHours, weeks, meetings, meetingMode } = notice;
  return { courseName, courseSection, courseKey, semester, weeklyHours, weeks, meetings, meetingMode };
}

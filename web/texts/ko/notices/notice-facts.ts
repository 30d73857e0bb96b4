import { WEEKDAYS } from '../time';

/** Facts of a notice: its course, hours and meetings. */
export const noticeFacts = {
  add: '모임과 수업 (선택)',
  addHint: '언제 만나고 얼마나 하는지 적으면 시간이 맞는 사람을 찾기 쉬워요.',
  course: '수업',
  courseName: '수업 이름',
  courseHint: '예: 소프트웨어공학',
  section: '분반',
  sectionHint: '예: 01',
  semester: '학기',
  semesterNeeded: '수업을 적으려면 학기도 골라 주세요.',
  noSemester: '정하지 않기',
  meetings: '모임',
  meetingTimes: '모임 시간',
  addMeeting: '모임 시간 추가',
  removeMeeting: (index: number) => `모임 ${index} 지우기`,
  meetingOf: (index: number) => `모임 ${index}`,
  day: '요일',
  start: '시작',
  length: '모임 길이',
  days: { ...WEEKDAYS, other: '다른 날' },
  longDay: (day: string) => `${day}요일`,
  /** `1시간 30분`. */
  duration: (hours: number, minutes: number) =>
    [hours > 0 && `${hours}시간`, minutes > 0 && `${minutes}분`].filter(Boolean).join(' '),
  /** `19시`, `19시 30분`. */
  clock: (hour: number, minute: number) => (minute === 0 ? `${hour}시` : `${hour}시 ${minute}분`),
  /** `19:00~21:00`. */
  timeRange: (start: string, end: string) => `${start}~${end}`,
  weeklyHours: '주당 시간',
  hours: '시간',
  hoursAWeek: (hours: number) => `주 ${hours}시간`,
  weeks: '기간',
  weekUnit: '주',
  weeksOf: (weeks: number) => `${weeks}주`,
  mode: '모임 방식',
  modes: { ONLINE: '온라인', OFFLINE: '대면', MIXED: '온라인·대면 병행', other: '다른 방식' },
  writeAnew: '복사해서 새 공고 올리기',
} as const;

import { BOUNDS } from '../../../../shared/bounds';
import { toClockTime } from '../../../../shared/meetings';
import { daysFromToday } from '../../../days';
import { INITIAL_TIME } from '../../notices/facts/meeting-options';
import type { HourRange } from '../../profile/timetable/week-hours';
import type { Meeting } from './MeetingDialog';

const WEEK_DAYS = 7;

/** Returns the days from today to the next such weekday, 1–7. */
function daysUntil(day: number): number {
  // JavaScript counts from Sunday.
  const today = (new Date(daysFromToday(0)).getUTCDay() + 6) % WEEK_DAYS;
  return ((day - today + WEEK_DAYS - 1) % WEEK_DAYS) + 1;
}

/**
 * Returns a meeting in a range of free hours, on the next such weekday after today.
 * @param day days after Monday
 */
export function suggestMeeting(day: number, { from, to }: HourRange): Meeting {
  const { max } = BOUNDS.meetingMinutes;
  return {
    date: daysFromToday(daysUntil(day)),
    start: toClockTime(from * 60),
    minutes: Math.min((to - from) * 60, max),
    place: '',
  };
}

/** Returns the initial values of the form: a time tomorrow. */
export function getInitialMeeting(): Meeting {
  return { date: daysFromToday(1), ...INITIAL_TIME, place: '' };
}

import type { Language } from '../../../shared/language';
import { DAY_MS } from '../../../shared/seoul';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

interface EventContent {
  title: string;
  /** Number that grows with each change of the event. */
  sequence: number;
}

/** An event that lasts a day. It has no time zone, so every calendar shows it on this day. */
interface DayEvent extends EventContent {
  /** `YYYY-MM-DD` */
  day: string;
  /** Hours before the day begins at which the calendar shows a reminder. */
  reminderHours: number;
}

/** An event with a start and a length. */
interface TimedEvent extends EventContent {
  startsAt: Date;
  minutes: number;
  /** Empty without a place. */
  place: string;
}

/** The content of an event. */
export type CalendarEvent = DayEvent | TimedEvent;

/** The identity of an event. */
interface EventSource {
  /** Globally unique id that stays the same. A calendar replaces the event with the same id. */
  uid: string;
  /** URL of the page of the event. */
  url: string;
  /** Language of the title. */
  language: Language;
}

const MINUTE_MS = 60 * 1000;
const HOUR_SECONDS = 60 * 60;

/** Renders a calendar file (RFC 5545) with one event. Times are in UTC. */
export function renderCalendar({ uid, url, language }: EventSource, event: CalendarEvent): string {
  const calendar = ical({
    prodId: { company: 'Hanteam', product: 'Hanteam', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { title, sequence } = event;
  const content = { id: uid, url, summary: title, sequence, stamp: new Date() };
  if ('day' in event) {
    const start = new Date(`${event.day}T00:00:00Z`);
    const end = new Date(start.getTime() + DAY_MS);
    calendar
      .createEvent({ ...content, allDay: true, start, end, transparency: ICalEventTransparency.TRANSPARENT })
      .createAlarm({ type: ICalAlarmType.display, trigger: event.reminderHours * HOUR_SECONDS, description: title });
  } else {
    const { startsAt: start, minutes, place } = event;
    const end = new Date(start.getTime() + minutes * MINUTE_MS);
    calendar.createEvent({ ...content, start, end, location: place === '' ? null : place });
  }
  return calendar.toString();
}

/** Days of a week, in order. */
export enum Weekday {
  MONDAY = 'MONDAY',
  TUESDAY = 'TUESDAY',
  WEDNESDAY = 'WEDNESDAY',
  THURSDAY = 'THURSDAY',
  FRIDAY = 'FRIDAY',
  SATURDAY = 'SATURDAY',
  SUNDAY = 'SUNDAY',
}

/** Ways in which a team meets. */
export enum MeetingMode {
  ONLINE = 'ONLINE',
  OFFLINE = 'OFFLINE',
  MIXED = 'MIXED',
}

/** A weekly meeting of a team. */
export interface Meeting {
  day: Weekday;
  /** Time of day in Korea, such as `19:30`. */
  start: string;
  minutes: number;
}

/** A course (수업) at the school of a notice. */
export interface Course {
  name: string;
  /** The section (분반); '' for none. */
  section: string;
}

/**
 * Optional facts that both kinds of notices have (rules/notices.md: Facts). An edit without a
 * fact keeps it, and null removes it.
 */
export interface NoticeFacts {
  course?: Course | null;
  /** Semester of the course and the meetings, such as `2026-2`. */
  semester?: string | null;
  /** Hours of work a week. */
  weeklyHours?: number | null;
  /** Number of weeks that the team works. */
  weeks?: number | null;
  meetings?: readonly Meeting[] | null;
  meetingMode?: MeetingMode | null;
}

/** Names of the facts in the GraphQL schema, with the properties of objects. */
export const FACTS_SHAPE = {
  course: { path: 'course', shape: { name: 'name', section: 'section' } },
  semester: 'semester',
  weeklyHours: 'weeklyHours',
  weeks: 'weeks',
  meetings: { path: 'meetings', shape: { day: 'day', start: 'start', minutes: 'minutes' } },
  meetingMode: 'meetingMode',
} satisfies Record<keyof NoticeFacts, unknown>;

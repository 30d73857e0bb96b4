import { BOUNDS, type Bounds, DEFAULT_DECISION_DAYS } from '../../../shared/bounds';
import { ROLES } from '../../../shared/notice-filter';
import type { CreateProjectInput, NoticeFacts_NoticeFragment, NoticeKind } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { describeAnswerTime } from './answer-time';
import type { Course } from '../profile/timetable/course';
import { describeCourse, describeMeetings, type Meeting } from './facts/describe-facts';
import type { Headcounts, RoleHeadcount } from './form/headcounts/headcounts';
import { getCourseHref } from './hrefs';

gql`
  fragment EditNotice_notice on Notice {
    id
    kind
    title
    headcount
    content
    deadline
    viewerCanChangeDeadline
    decideWithinDays
    course {
      name
      section
    }
    semester
    meetings {
      day
      start
      minutes
    }
    meetingMode
    weeklyHours
    weeks
    verifiedOnly
    questions {
      id
      text
    }
    questionsFrozen
    version
    ... on Project {
      field
      techStack
      roles {
        role
        headcount
      }
    }
    ... on Study {
      topics
    }
  }
`;
gql`
  fragment NoticeFacts_notice on Notice {
    id
    recruiting
    deadline
    decideWithinDays
    usualDecisionDays
    meetings {
      day
      start
      minutes
    }
    meetingMode
    weeks
    weeklyHours
    semester
    course {
      name
      section
    }
  }
`;

/**
 * The values of the form for a notice. Fields that the form does not show are undefined, so the
 * server keeps their values. An empty text is '', and an empty number is null.
 */
export interface NoticeValues
  extends
    Omit<CreateProjectInput, 'headcount' | 'roles' | 'course' | 'meetings' | 'questions'>,
    Pick<Headcounts, 'withoutRoles'> {
  field: string;
  techStack: string;
  topics: string;
  headcount: number | null;
  roles: readonly RoleHeadcount[];
  course?: Course | null;
  meetings?: readonly Meeting[] | null;
  questions?: readonly string[];
}

/** The name of a field, as in the input of the server. */
export type NoticeFieldName = Exclude<keyof NoticeValues, 'withoutRoles'>;

/** The initial values of the form for a new notice. */
export const EMPTY_NOTICE: Required<Pick<NoticeValues, NoticeFieldName>> = {
  title: '',
  field: '',
  techStack: '',
  topics: '',
  headcount: null,
  roles: ROLES.map((role) => ({ role, headcount: 0 })),
  content: '',
  deadline: null,
  decideWithinDays: DEFAULT_DECISION_DAYS,
  course: null,
  semester: null,
  meetings: [],
  meetingMode: null,
  weeklyHours: null,
  weeks: null,
  verifiedOnly: false,
  questions: [],
};

/** A fact about a notice on its page, perhaps with a link. */
type Fact = readonly [name: string, value: string, href?: string];

interface NoticeField {
  getLabel: () => string;
  /** The only kind of notices that has the field. */
  kind?: 'PROJECT' | 'STUDY';
  /**
   * An optional text on one line. With `hasTags`, tags are read from it. Other fields have a
   * component in NoticeForm.
   */
  line?: { bounds: Bounds; getHint: () => string; hasTags?: true };
  /** An optional whole number. */
  number?: { bounds: Bounds; getUnit: () => string };
  /** Returns the fact that the page of a notice shows, or a falsy value for none. */
  getFact?: (notice: NoticeFacts_NoticeFragment) => Fact | '' | null | undefined;
}

/** The fields of the form in display order, and the facts on the page of a notice. */
export const NOTICE_FIELDS: Readonly<Record<NoticeFieldName, NoticeField>> = {
  title: { getLabel: () => texts.notice.titleField },
  field: {
    kind: 'PROJECT',
    getLabel: () => texts.notice.field,
    line: { bounds: BOUNDS.field, getHint: () => texts.notice.fieldHint },
  },
  techStack: {
    kind: 'PROJECT',
    getLabel: () => texts.notice.techStack,
    line: { bounds: BOUNDS.techStack, getHint: () => texts.notice.techStackHint, hasTags: true },
  },
  topics: {
    kind: 'STUDY',
    getLabel: () => texts.notice.topics,
    line: { bounds: BOUNDS.topics, getHint: () => texts.notice.topicsHint, hasTags: true },
  },
  headcount: { getLabel: () => texts.notice.headcount },
  roles: { kind: 'PROJECT', getLabel: () => texts.notice.roleHeadcounts },
  content: { getLabel: () => texts.notice.content },
  course: {
    getLabel: () => texts.noticeFacts.course,
    getFact: ({ course }) => course && [texts.noticeFacts.course, describeCourse(course), getCourseHref(course.name)],
  },
  semester: {
    getLabel: () => texts.noticeFacts.semester,
    getFact: ({ semester }) => semester && [texts.noticeFacts.semester, texts.timetable.semesterName(semester)],
  },
  meetings: {
    getLabel: () => texts.noticeFacts.meetingTimes,
    getFact: ({ meetings, meetingMode }) =>
      (meetings.length > 0 || meetingMode) && [texts.noticeFacts.meetings, describeMeetings(meetings, meetingMode)],
  },
  meetingMode: { getLabel: () => texts.noticeFacts.mode },
  weeklyHours: {
    getLabel: () => texts.noticeFacts.weeklyHours,
    number: { bounds: BOUNDS.weeklyHours, getUnit: () => texts.noticeFacts.hours },
    getFact: ({ weeklyHours }) =>
      weeklyHours === null ? null : [texts.noticeFacts.hours, texts.noticeFacts.hoursAWeek(weeklyHours)],
  },
  weeks: {
    getLabel: () => texts.noticeFacts.weeks,
    number: { bounds: BOUNDS.weeks, getUnit: () => texts.noticeFacts.weekUnit },
    getFact: ({ weeks }) => (weeks === null ? null : [texts.noticeFacts.weeks, texts.noticeFacts.weeksOf(weeks)]),
  },
  deadline: {
    getLabel: () => texts.notice.deadline,
    getFact: ({ deadline }) => deadline && [texts.notice.until, texts.time.day(deadline)],
  },
  decideWithinDays: {
    getLabel: () => texts.notice.decideWithinDays,
    getFact: (notice) => {
      const time = describeAnswerTime(notice);
      return time && [texts.notice.answer, time];
    },
  },
  questions: { getLabel: () => texts.noticeForm.questions },
  verifiedOnly: { getLabel: () => texts.verification.verifiedOnly },
};

/** The optional fields about the course, the meetings and the hours (facts/FactFields.tsx). */
export const FACT_NAMES = [
  'course',
  'semester',
  'meetings',
  'meetingMode',
  'weeklyHours',
  'weeks',
] as const satisfies readonly NoticeFieldName[];

/** Returns the names of the form's fields in display order. */
export function fieldsOf(kind: NoticeKind): NoticeFieldName[] {
  const names = Object.keys(NOTICE_FIELDS) as NoticeFieldName[];
  return names.filter((name) => (NOTICE_FIELDS[name].kind ?? kind) === kind);
}

import type {
  CreateProjectInput,
  CreateStudyInput,
  EditNotice_NoticeFragment,
  NoticeKind,
} from '../../../graphql/generated/documents';
import { entryFor } from '../../../graphql/enums';
import { texts } from '../../../texts';
import { EMPTY_NOTICE, fieldsOf, NOTICE_FIELDS, type NoticeValues } from '../notice-fields';
import { describeCourse, describeMeeting } from '../facts/describe-facts';
import { countWanted, flattenRoles, toHeadcounts } from './headcounts/headcounts';
import { joinQuestions, removeEmptyQuestions, toQuestionTexts } from './questions/questions';

function toDeadline(deadline: NoticeValues['deadline']): string | null | undefined {
  return deadline === '' ? null : deadline;
}

/** Converts the facts that are objects. Inputs have no type name, in contrast to responses. */
function toFacts({ course, meetings }: Pick<NoticeValues, 'course' | 'meetings'>) {
  return {
    course: course && { name: course.name, section: course.section },
    meetings: meetings?.map(({ day, start, minutes }) => ({ day, start, minutes })),
  };
}

/**
 * Returns the values as texts, for the comparison of two versions. The roles become properties of
 * their own (flattenRoles).
 */
export function toComparable(values: object): Record<string, unknown> {
  const { course, semester, meetings, meetingMode }: Partial<NoticeValues> = values;
  const facts = {
    course: course && describeCourse(course),
    semester: semester && texts.timetable.semesterName(semester),
    meetings: meetings?.map(describeMeeting).join(', '),
    meetingMode: meetingMode && entryFor(texts.noticeFacts.modes, meetingMode),
  };
  return { ...joinQuestions(flattenRoles(values)), ...facts };
}

/**
 * Converts the form values to the input for a project. An empty headcount of a role becomes 0. The
 * total is the sum of the roles, unless the project recruits without roles.
 */
export function toProjectInput(values: NoticeValues): CreateProjectInput {
  const { roles, withoutRoles, headcount: _, topics: __, deadline, questions, ...common } = values;
  return {
    ...common,
    ...toFacts(values),
    headcount: countWanted(values),
    deadline: toDeadline(deadline),
    questions: removeEmptyQuestions(questions),
    roles: roles.map(({ role, headcount }) => ({ role, headcount: withoutRoles ? 0 : (headcount ?? 0) })),
  };
}

/**
 * Converts the form values to the input for a study. The form's rule requires a headcount.
 */
export function toStudyInput({ headcount, deadline, questions, ...values }: NoticeValues): CreateStudyInput {
  const { field: _, techStack: __, roles: ___, withoutRoles: ____, ...common } = values;
  return {
    ...common,
    ...toFacts(values),
    headcount: headcount ?? 0,
    deadline: toDeadline(deadline),
    questions: removeEmptyQuestions(questions),
  };
}

/**
 * Returns the values of a new notice with the content of another one. The deadline, the semester
 * and the section belong to the former notice (rules/notices.md: Facts).
 */
export function toNewNotice(former: EditNotice_NoticeFragment): NoticeValues {
  const {
    __typename,
    id: _,
    kind: __,
    version: ___,
    viewerCanChangeDeadline: ____,
    questionsFrozen: _____,
    ...content
  } = former;
  const { course } = content;
  return {
    ...EMPTY_NOTICE,
    ...toHeadcounts(content),
    deadline: null,
    semester: null,
    course: course && { name: course.name, section: '' },
    questions: toQuestionTexts(content.questions) ?? [],
  };
}

/** Converts the form values to the input for a notice of the kind. */
export function toInput(kind: NoticeKind, values: NoticeValues): CreateProjectInput | CreateStudyInput {
  return kind === 'PROJECT' ? toProjectInput(values) : toStudyInput(values);
}

/**
 * Returns the labels of the form fields in display order. The labels of roles use the role names as
 * keys (flattenRoles).
 */
export function getNoticeLabels(kind: NoticeKind): Record<string, string> {
  const labels = fieldsOf(kind).flatMap<[string, string]>((name) =>
    name === 'roles' ? Object.entries(texts.notice.roleNumbers) : [[name, NOTICE_FIELDS[name].getLabel()]],
  );
  return Object.fromEntries(labels);
}

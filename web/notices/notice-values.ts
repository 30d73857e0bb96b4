import type { CreateProjectInput, CreateStudyInput, NoticeKind } from '../graphql/generated/documents';
import { texts } from '../texts';
import { type RoleHeadcount, sumOfRoles } from './headcounts';
import { ROLES } from '../../shared/notice-filter';

/** The values of the form for a notice. Studies have neither roles nor a subject area. */
export interface NoticeValues {
  title: string;
  field: string;
  techStack: string;
  headcount: number | null;
  roles: readonly RoleHeadcount[];
  content: string;
  /**
   * `YYYY-MM-DD`, or empty. Undefined if it cannot be changed. The deadline then stays as it is.
   */
  deadline?: string | null;
  /** The days in which the owner decides. An empty field leaves the number unchanged. */
  decideWithinDays?: number | null;
  /** Undefined if the service verifies no schools. The setting then stays as it is. */
  verifiedOnly?: boolean;
}

/** The initial values for a new notice. */
export const EMPTY_NOTICE: NoticeValues = {
  title: '',
  field: '',
  techStack: '',
  headcount: null,
  roles: ROLES.map((role) => ({ role, headcount: 0 })),
  content: '',
  deadline: null,
  decideWithinDays: 5,
  verifiedOnly: false,
};

/** An empty date field of the browser has an empty text as its value. */
function toDeadline(deadline: NoticeValues['deadline']): string | null | undefined {
  return deadline === '' ? null : deadline;
}

/**
 * Converts the form values to the input for a project. An empty headcount of a role becomes 0. The
 * total is the sum of the roles, if any role has a headcount.
 */
export function toProjectInput({ roles, headcount, deadline, ...values }: NoticeValues): CreateProjectInput {
  return {
    ...values,
    headcount: sumOfRoles({ roles }) || headcount,
    deadline: toDeadline(deadline),
    roles: roles.map(({ role, headcount: wanted }) => ({ role, headcount: wanted ?? 0 })),
  };
}

/**
 * Converts the form values to the input for a study. The form's rule rejects an empty headcount.
 */
export function toStudyInput({ title, headcount, content, deadline, ...settings }: NoticeValues): CreateStudyInput {
  const { decideWithinDays, verifiedOnly } = settings;
  return {
    title,
    headcount: headcount ?? 0,
    content,
    deadline: toDeadline(deadline),
    decideWithinDays,
    verifiedOnly,
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
  const { titleField: title, field, techStack, headcount, roleNumbers, content, ...other } = texts.notice;
  const { deadline, decideWithinDays } = other;
  const { verifiedOnly } = texts.verification;
  return kind === 'PROJECT'
    ? { title, field, techStack, headcount, ...roleNumbers, content, deadline, decideWithinDays, verifiedOnly }
    : { title, headcount, content, deadline, decideWithinDays, verifiedOnly };
}

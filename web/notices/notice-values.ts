import type { CreateProjectInput, CreateStudyInput, NoticeKind } from '../graphql/generated/documents';
import { texts } from '../texts';
import { type RoleHeadcount, sumOfRoles } from './headcounts';
import { ROLES } from '../../shared/notice-filter';

/** The values of the form for a notice. Studies have neither roles nor a field. */
export interface NoticeValues {
  title: string;
  field: string;
  techStack: string;
  headcount: number | null;
  roles: readonly RoleHeadcount[];
  content: string;
  /**
   * `YYYY-MM-DD`, or empty. Absent where it cannot be changed; the notice's own value then stays.
   */
  deadline?: string | null;
  /** The days within which the owner decides; an empty field leaves them as they are. */
  decideWithinDays?: number | null;
  /** Absent where schools are not verified; the notice's own value then stays. */
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

/** The browser's field for a day has an empty text without one. */
function toDeadline(deadline: NoticeValues['deadline']): string | null | undefined {
  return deadline === '' ? null : deadline;
}

/**
 * Converts the values of the form to the input for a project. An empty headcount of a role becomes
 * 0, and that of the notice follows from the roles, if any has one.
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
 * Converts the values of the form to the input for a study. The form's rule refuses an empty
 * headcount.
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

/** Converts the values of the form to the input for a notice of the kind. */
export function toInput(kind: NoticeKind, values: NoticeValues): CreateProjectInput | CreateStudyInput {
  return kind === 'PROJECT' ? toProjectInput(values) : toStudyInput(values);
}

/**
 * Returns the labels of the fields of the form in their order, those of the roles under their names
 * (flattenRoles).
 */
export function getNoticeLabels(kind: NoticeKind): Record<string, string> {
  const { titleField: title, field, techStack, headcount, roleNumbers, content, ...other } = texts.notice;
  const { deadline, decideWithinDays } = other;
  const { verifiedOnly } = texts.verification;
  return kind === 'PROJECT'
    ? { title, field, techStack, headcount, ...roleNumbers, content, deadline, decideWithinDays, verifiedOnly }
    : { title, headcount, content, deadline, decideWithinDays, verifiedOnly };
}

import type { CreateProjectInput, CreateStudyInput, NoticeKind } from '../graphql/generated/documents';
import { texts } from '../texts';
import type { RoleHeadcount } from './headcounts';
import { ROLES } from '../../shared/notice-filter';

/** The values of the form for a notice. Studies have neither roles nor a field. */
export interface NoticeValues {
  title: string;
  field: string;
  techStack: string;
  headcount: number | null;
  roles: readonly RoleHeadcount[];
  content: string;
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
  verifiedOnly: false,
};

/** Converts the values of the form to the input for a project. An empty headcount of a role becomes 0. */
export function toProjectInput({ roles, ...values }: NoticeValues): CreateProjectInput {
  return { ...values, roles: roles.map(({ role, headcount }) => ({ role, headcount: headcount ?? 0 })) };
}

/** Converts the values of the form to the input for a study. The form's rule refuses an empty headcount. */
export function toStudyInput({ title, headcount, content, verifiedOnly }: NoticeValues): CreateStudyInput {
  return { title, headcount: headcount ?? 0, content, verifiedOnly };
}

/** Converts the values of the form to the input for a notice of the kind. */
export function toInput(kind: NoticeKind, values: NoticeValues): CreateProjectInput | CreateStudyInput {
  return kind === 'PROJECT' ? toProjectInput(values) : toStudyInput(values);
}

/** Returns the labels of the fields of the form in their order, those of the roles under their names (flattenRoles). */
export function getNoticeLabels(kind: NoticeKind): Record<string, string> {
  const { titleField: title, field, techStack, headcount, roleNumbers, content } = texts.notice;
  const { verifiedOnly } = texts.verification;
  return kind === 'PROJECT'
    ? { title, field, techStack, headcount, ...roleNumbers, content, verifiedOnly }
    : { title, headcount, content, verifiedOnly };
}

import type { CreateProjectInput, CreateStudyInput, NoticeKind } from '../../../graphql/generated/documents';
import { texts } from '../../../texts';
import { fieldsOf, NOTICE_FIELDS, type NoticeValues } from '../notice-fields';
import { countWanted } from './headcounts/headcounts';

function toDeadline(deadline: NoticeValues['deadline']): string | null | undefined {
  return deadline === '' ? null : deadline;
}

/**
 * Converts the form values to the input for a project. An empty headcount of a role becomes 0. The
 * total is the sum of the roles, unless the project recruits without roles.
 */
export function toProjectInput(values: NoticeValues): CreateProjectInput {
  const { roles, withoutRoles, headcount: _, deadline, ...common } = values;
  return {
    ...common,
    headcount: countWanted(values),
    deadline: toDeadline(deadline),
    roles: roles.map(({ role, headcount }) => ({ role, headcount: withoutRoles ? 0 : (headcount ?? 0) })),
  };
}

/**
 * Converts the form values to the input for a study. The form's rule rejects an empty headcount.
 */
export function toStudyInput({ headcount, deadline, ...values }: NoticeValues): CreateStudyInput {
  const { field: _, techStack: __, roles: ___, withoutRoles: ____, ...common } = values;
  return { ...common, headcount: headcount ?? 0, deadline: toDeadline(deadline) };
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

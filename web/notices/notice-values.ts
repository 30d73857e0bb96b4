import type { NoticeKind, ProjectInput, StudyInput } from '../graphql/generated/documents';
import { texts } from '../texts';
import type { Headcounts } from './headcounts';

/** The values of the form for a notice. Studies have neither roles nor a field. */
export interface NoticeValues extends Headcounts {
  title: string;
  field: string;
  techStack: string;
  content: string;
}

/** The initial values for a new notice. */
export const EMPTY_NOTICE: NoticeValues = {
  title: '',
  field: '',
  techStack: '',
  recruitNumber: null,
  frontendNumber: 0,
  backendNumber: 0,
  designerNumber: 0,
  content: '',
};

/** Converts the values of the form to the input for a project. An empty headcount of a role becomes 0. */
export function toProjectInput(values: NoticeValues): ProjectInput {
  return {
    ...values,
    frontendNumber: values.frontendNumber ?? 0,
    backendNumber: values.backendNumber ?? 0,
    designerNumber: values.designerNumber ?? 0,
  };
}

/** Converts the values of the form to the input for a study. The form's rule refuses an empty headcount. */
export function toStudyInput({ title, recruitNumber, content }: NoticeValues): StudyInput {
  return { title, recruitNumber: recruitNumber ?? 0, content };
}

/** Converts the values of the form to the input for a notice of the kind. */
export function toInput(kind: NoticeKind, values: NoticeValues): ProjectInput | StudyInput {
  return kind === 'PROJECT' ? toProjectInput(values) : toStudyInput(values);
}

/** Returns the labels of the fields of the form in their order. */
export function getNoticeLabels(kind: NoticeKind): Record<string, string> {
  const { titleField: title, field, techStack, recruitNumber, roleNumbers, content } = texts.notice;
  return kind === 'PROJECT'
    ? { title, field, techStack, recruitNumber, ...roleNumbers, content }
    : { title, recruitNumber, content };
}

import { Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { line } from '../../shared/text';
import type { ProjectInput } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { numberRules, textRules } from '../ui/rules';
import { type Headcounts, ROLE_FIELDS, headcountsRule } from './headcounts';
import { NoticeForm, type NoticeFormProps } from './NoticeForm';
import { ContentField, TitleField } from './NoticeTextFields';
import { NumberField } from './NumberField';
import { RoleNumbers } from './RoleNumbers';

gql`
  fragment ProjectForm_project on Project {
    id
    title
    field
    techStack
    recruitNumber
    frontendNumber
    backendNumber
    designerNumber
    content
    version
  }
`;

/** The values of the form. */
export interface ProjectValues extends Headcounts {
  title: string;
  field: string;
  techStack: string;
  content: string;
}

/** The labels of the fields in their order. */
export const PROJECT_LABELS = {
  title: texts.notice.titleField,
  field: texts.notice.field,
  techStack: texts.notice.techStack,
  recruitNumber: texts.notice.recruitNumber,
  ...texts.notice.roleNumbers,
  content: texts.notice.content,
};

/** The initial values for a new project. */
export const EMPTY_PROJECT: ProjectValues = {
  title: '',
  field: '',
  techStack: '',
  recruitNumber: null,
  frontendNumber: 0,
  backendNumber: 0,
  designerNumber: 0,
  content: '',
};

/** Converts the values of the form to the input of the mutation. An empty headcount of a role becomes 0. */
export function toProjectInput(values: ProjectValues): ProjectInput {
  return {
    ...values,
    frontendNumber: values.frontendNumber ?? 0,
    backendNumber: values.backendNumber ?? 0,
    designerNumber: values.designerNumber ?? 0,
  };
}

/** The form to create or update a project. */
export function ProjectForm(props: NoticeFormProps<ProjectValues>) {
  return (
    <NoticeForm {...props}>
      <TitleField />
      <Form.Item
        name="field"
        label={texts.notice.optional(texts.notice.field)}
        rules={textRules(texts.notice.field, BOUNDS.field, line)}
      >
        <Input placeholder={texts.notice.fieldHint} />
      </Form.Item>
      <Form.Item
        name="techStack"
        label={texts.notice.optional(texts.notice.techStack)}
        rules={textRules(texts.notice.techStack, BOUNDS.techStack, line)}
      >
        <Input placeholder={texts.notice.techStackHint} />
      </Form.Item>
      <NumberField
        name="recruitNumber"
        label={texts.notice.recruitNumber}
        dependencies={[...ROLE_FIELDS]}
        rules={[...numberRules(texts.notice.recruitNumber, BOUNDS.recruitNumber), headcountsRule]}
      />
      <RoleNumbers />
      <ContentField />
    </NoticeForm>
  );
}

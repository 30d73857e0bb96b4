import type { FormInstance } from 'antd';
import { type NoticeKind, UpdateProjectDocument, UpdateStudyDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { useAction } from '../ui/useAction';
import { type NoticeValues, toProjectInput, toStudyInput } from './notice-values';

gql`
  mutation UpdateProject($id: ID!, $input: ProjectInput!) {
    updateProject(id: $id, input: $input) {
      id
      ...UpdateNotice_notice
      ...NoticeFacts_notice
      ...NoticeCard_notice
    }
  }
`;
gql`
  mutation UpdateStudy($id: ID!, $input: StudyInput!) {
    updateStudy(id: $id, input: $input) {
      id
      ...UpdateNotice_notice
      ...NoticeFacts_notice
      ...NoticeCard_notice
    }
  }
`;

/** Changes the notice. Resolves to undefined when the server has refused the change. */
type UpdateNotice = (values: NoticeValues) => Promise<object | undefined>;

/** Returns the action that changes a notice. */
export function useUpdateNotice(
  kind: NoticeKind,
  id: string,
  form: FormInstance<NoticeValues>,
): [update: UpdateNotice, pending: boolean] {
  const [updateProject, updatingProject] = useAction(UpdateProjectDocument, { form });
  const [updateStudy, updatingStudy] = useAction(UpdateStudyDocument, { form });
  const update: UpdateNotice = (values) =>
    kind === 'PROJECT'
      ? updateProject({ id, input: toProjectInput(values) })
      : updateStudy({ id, input: toStudyInput(values) });
  return [update, updatingProject || updatingStudy];
}

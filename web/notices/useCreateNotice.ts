import type { FormInstance } from 'antd';
import { CreateProjectDocument, CreateStudyDocument, type NoticeKind } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { useAction } from '../ui/useAction';
import { useUnverified } from '../verification/useUnverified';
import { type NoticeValues, toProjectInput, toStudyInput } from './notice-values';

gql`
  mutation CreateProject($input: CreateProjectInput!) {
    createProject(input: $input) {
      project {
        id
      }
    }
  }
`;
gql`
  mutation CreateStudy($input: CreateStudyInput!) {
    createStudy(input: $input) {
      study {
        id
      }
    }
  }
`;

/** Posts a notice. Resolves to undefined if the server has rejected it. */
type CreateNotice = (values: NoticeValues) => Promise<object | undefined>;

/** Returns the action that posts a notice of the kind. */
export function useCreateNotice(
  kind: NoticeKind,
  form: FormInstance<NoticeValues>,
): [create: CreateNotice, pending: boolean] {
  const onFailure = useUnverified();
  const [createProject, creatingProject] = useAction(CreateProjectDocument, { form, onFailure });
  const [createStudy, creatingStudy] = useAction(CreateStudyDocument, { form, onFailure });
  const create: CreateNotice = (values) =>
    kind === 'PROJECT'
      ? createProject({ input: toProjectInput(values) })
      : createStudy({ input: toStudyInput(values) });
  return [create, creatingProject || creatingStudy];
}

import type { FormInstance } from 'antd';
import { CreateProjectDocument, CreateStudyDocument, type NoticeKind } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { useAction } from '../../../graphql/useAction';
import { useVerificationRedirect } from '../../verification/useVerificationRedirect';
import type { NextStep } from '../next-step/next-step';
import type { NoticeValues } from '../notice-fields';
import { toProjectInput, toStudyInput } from './notice-values';

gql`
  mutation CreateProject($input: CreateProjectInput!) {
    createProject(input: $input) {
      project {
        id
        ...NextStepCard_notice
      }
    }
  }
`;
gql`
  mutation CreateStudy($input: CreateStudyInput!) {
    createStudy(input: $input) {
      study {
        id
        ...NextStepCard_notice
      }
    }
  }
`;

/**
 * Posts a notice. Resolves to undefined if the server has refused it. The notice is missing if it
 * was posted and the response is lost.
 */
type CreateNotice = (values: NoticeValues) => Promise<{ notice: NextStep['notice'] | undefined } | undefined>;

/** Returns the action that posts a notice of the kind. */
export function useCreateNotice(
  kind: NoticeKind,
  form: FormInstance<NoticeValues>,
): [create: CreateNotice, pending: boolean] {
  const onFailure = useVerificationRedirect();
  const [createProject, creatingProject] = useAction(CreateProjectDocument, {
    failed: texts.notice.postFailed,
    form,
    onFailure,
  });
  const [createStudy, creatingStudy] = useAction(CreateStudyDocument, {
    failed: texts.notice.postFailed,
    form,
    onFailure,
  });
  const create: CreateNotice = async (values) => {
    if (kind === 'PROJECT') {
      const created = await createProject({ input: toProjectInput(values) });
      return created && { notice: created.createProject?.project };
    }
    const created = await createStudy({ input: toStudyInput(values) });
    return created && { notice: created.createStudy?.study };
  };
  return [create, creatingProject || creatingStudy];
}

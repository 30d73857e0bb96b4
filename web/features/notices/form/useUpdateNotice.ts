import type { FormInstance } from 'antd';
import { type NoticeKind, UpdateProjectDocument, UpdateStudyDocument } from '../../../graphql/generated/documents';
import type { Failure } from '../../../graphql/failure';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { useAction } from '../../../graphql/useAction';
import type { NoticeValues } from '../notice-fields';
import { toProjectInput, toStudyInput } from './notice-values';

gql`
  fragment useUpdateNotice_notice on Notice {
    id
    needsVerifiedSchool
    ...EditNotice_notice
    ...NoticeHead_notice
    ...NoticeSeats_notice
    ...NoticeContent_notice
    ...NoticeFacts_notice
    ...NoticeCard_notice
  }
`;
gql`
  mutation UpdateProject($input: UpdateProjectInput!) {
    updateProject(input: $input) {
      project {
        id
        ...useUpdateNotice_notice
      }
    }
  }
`;
gql`
  mutation UpdateStudy($input: UpdateStudyInput!) {
    updateStudy(input: $input) {
      study {
        id
        ...useUpdateNotice_notice
      }
    }
  }
`;

/**
 * Updates the notice if it still has the expected version. Resolves to undefined if the server has
 * refused the change.
 */
type UpdateNotice = (values: NoticeValues, expectedVersion: number) => Promise<object | undefined>;

interface Options {
  form: FormInstance<NoticeValues>;
  onFailure: (failure: Failure) => boolean;
}

export function useUpdateNotice(
  kind: NoticeKind,
  id: string,
  options: Options,
): [update: UpdateNotice, pending: boolean] {
  const failed = texts.notice.updateFailed;
  const [updateProject, updatingProject] = useAction(UpdateProjectDocument, { failed, ...options });
  const [updateStudy, updatingStudy] = useAction(UpdateStudyDocument, { failed, ...options });
  const update: UpdateNotice = (values, expectedVersion) =>
    kind === 'PROJECT'
      ? updateProject({ input: { id, expectedVersion, ...toProjectInput(values) } })
      : updateStudy({ input: { id, expectedVersion, ...toStudyInput(values) } });
  return [update, updatingProject || updatingStudy];
}

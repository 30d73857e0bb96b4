import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { UpdateNotice_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { flattenRoles } from './headcounts';
import { type NoticeValues, getNoticeLabels, toInput } from './notice-values';
import { NoticeForm } from './NoticeForm';
import { useUpdateNotice } from './useUpdateNotice';
import { useVersionedForm } from '../ui/useVersionedForm';
import { VersionedFields } from '../ui/VersionedFields';

gql`
  fragment UpdateNotice_notice on Notice {
    id
    kind
    title
    headcount
    content
    verifiedOnly
    version
    ... on Project {
      field
      techStack
      roles {
        role
        headcount
      }
    }
  }
`;

/** The form to change a notice. */
export function UpdateNotice({ notice }: { notice: FragmentOf<typeof UpdateNotice_NoticeFragmentDoc> }) {
  const { __typename, id, kind, ...latest } = useFragmentData(UpdateNotice_NoticeFragmentDoc, notice);
  const [form] = Form.useForm<NoticeValues>();
  const navigate = useNavigate();
  const toast = useToast();
  const edit = useVersionedForm(form, latest);
  const { onFailure, loaded, current } = edit;
  const [update, pending] = useUpdateNotice(kind, id, { form, onFailure });

  const submit = async (changes: NoticeValues, expectedVersion: number): Promise<void> => {
    if (!(await update(changes, expectedVersion))) return;
    toast.success(texts.notice.updated);
    await navigate(getHref('home'));
  };

  return (
    <VersionedFields
      edit={{ ...edit, current: current && flattenRoles(current) }}
      labels={getNoticeLabels(kind)}
      getMine={() => flattenRoles(toInput(kind, form.getFieldsValue()))}
      onSave={(version) => void submit(form.getFieldsValue(), version)}
    >
      <NoticeForm
        kind={kind}
        form={form}
        initialValues={latest}
        submitText={texts.notice.update}
        pending={pending}
        onSubmit={(changes) => submit(changes, loaded.version)}
      />
    </VersionedFields>
  );
}

import { Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { UpdateNotice_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import type { NoticeValues } from './notice-values';
import { NoticeForm } from './NoticeForm';
import { useUpdateNotice } from './useUpdateNotice';

gql`
  fragment UpdateNotice_notice on Notice {
    id
    kind
    title
    recruitNumber
    content
    ... on Project {
      field
      techStack
      frontendNumber
      backendNumber
      designerNumber
    }
  }
`;

/** The form to change a notice. */
export function UpdateNotice({ notice }: { notice: FragmentOf<typeof UpdateNotice_NoticeFragmentDoc> }) {
  const { __typename, id, kind, ...values } = useFragmentData(UpdateNotice_NoticeFragmentDoc, notice);
  const [form] = Form.useForm<NoticeValues>();
  const navigate = useNavigate();
  const toast = useToast();
  const [update, pending] = useUpdateNotice(kind, id, form);

  const submit = async (changes: NoticeValues): Promise<void> => {
    if (!(await update(changes))) return;
    toast.success(texts.notice.updated);
    await navigate(getHref('home'));
  };

  return (
    <NoticeForm
      kind={kind}
      form={form}
      initialValues={values}
      submitText={texts.notice.update}
      pending={pending}
      onSubmit={submit}
    />
  );
}

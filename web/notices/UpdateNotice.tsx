import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { UpdateNotice_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Callout } from '../ui/Callout';
import { useToast } from '../ui/Toast';
import { useDraft } from '../ui/useDraft';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { flattenRoles } from './headcounts';
import { type NoticeValues, getNoticeLabels, toInput } from './notice-values';
import { NoticeForm } from './NoticeForm';
import { useUpdateNotice } from './useUpdateNotice';
import { type StoredEdit, useVersionedForm } from '../ui/useVersionedForm';
import { VersionedFields } from '../ui/VersionedFields';

gql`
  fragment UpdateNotice_notice on Notice {
    id
    kind
    title
    headcount
    content
    recruiting
    deadline
    decideWithinDays
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

/** The form that changes a notice. Unsaved changes are restored at the next visit. */
export function UpdateNotice({ notice }: { notice: FragmentOf<typeof UpdateNotice_NoticeFragmentDoc> }) {
  const { __typename, id, kind, recruiting, ...latest } = useFragmentData(UpdateNotice_NoticeFragmentDoc, notice);
  const [form] = Form.useForm<NoticeValues>();
  const navigate = useNavigate();
  const toast = useToast();
  const stored = useDraft<StoredEdit>(`update-notice:${id}`);
  const edit = useVersionedForm(form, latest, stored);
  const { onFailure, loaded, current, draft, restored, discard } = edit;
  const [update, pending] = useUpdateNotice(kind, id, { form, onFailure });

  const submit = async (changes: NoticeValues, expectedVersion: number): Promise<void> => {
    if (!(await update(changes, expectedVersion))) return;
    stored.clear();
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
      {restored && (
        <Callout tone="warning" action={<Button onClick={discard}>{texts.version.takeCurrent}</Button>}>
          {texts.version.restored}
        </Callout>
      )}
      <NoticeForm
        kind={kind}
        withDeadline={recruiting}
        form={form}
        initialValues={latest}
        draft={draft}
        submitText={texts.notice.update}
        pending={pending}
        onSubmit={(changes) => submit(changes, loaded.version)}
      />
    </VersionedFields>
  );
}

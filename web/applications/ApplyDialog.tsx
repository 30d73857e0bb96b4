import { Form, Input, Modal, Radio } from 'antd';
import { useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import {
  ApplyDialog_NoticeFragmentDoc,
  ApplyToNoticeDocument,
  type ApplyToNoticeInput,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { useCloseOnBack } from '../ui/useCloseOnBack';
import { useDraft } from '../ui/useDraft';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useUnverified } from '../verification/useUnverified';
import styles from './ApplyDialog.module.css';

gql`
  fragment ApplyDialog_notice on Notice {
    id
    title
    ... on Project {
      roles {
        role
        headcount
        approved
      }
    }
  }
`;
gql`
  mutation ApplyToNotice($input: ApplyToNoticeInput!) {
    applyToNotice(input: $input) {
      notice {
        id
        ...ApplyButton_notice
      }
    }
  }
`;

type ApplicationValues = Omit<ApplyToNoticeInput, 'noticeId'>;

interface ApplyDialogProps {
  notice: FragmentOf<typeof ApplyDialog_NoticeFragmentDoc>;
  open: boolean;
  onClose: () => void;
}

/** The application form with a role (projects only) and a text. The draft is saved, so that closing the dialog loses nothing. */
export function ApplyDialog({ notice, open, onClose }: ApplyDialogProps) {
  const data = useFragmentData(ApplyDialog_NoticeFragmentDoc, notice);
  const [form] = Form.useForm<ApplicationValues>();
  const draft = useDraft<ApplicationValues>(`apply:${data.id}`);
  useCloseOnBack(open, onClose);
  const navigate = useNavigate();
  const toast = useToast();
  const [apply, pending] = useAction(ApplyToNoticeDocument, { form, onFailure: useUnverified() });
  const roles = data.__typename === 'Project' ? data.roles : undefined;
  const allRolesAllowed = roles?.every(({ headcount }) => headcount === 0);

  const submit = async (values: ApplicationValues): Promise<void> => {
    if (!(await apply({ input: { noticeId: data.id, ...values } }))) return;
    draft.clear();
    toast.success(texts.application.applied);
    await navigate(getHref('home'));
  };

  return (
    <Modal
      title={texts.application.formTitle}
      open={open}
      width="min(900px, calc(100vw - 32px))"
      okText={texts.application.submit}
      cancelText={texts.common.cancel}
      confirmLoading={pending}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <ActionForm
        form={form}
        name="application"
        validateTrigger="onChange"
        intro={data.title}
        initialValues={{ text: '' }}
        draft={draft}
        onSubmit={submit}
      >
        {roles && (
          <Field
            name="role"
            label={texts.application.role}
            rules={[{ required: true, message: texts.application.roleRequired }]}
          >
            <Radio.Group
              options={roles.map(({ role, headcount, approved }) => {
                const isFull = headcount > 0 && approved >= headcount;
                return {
                  value: role,
                  label: isFull ? texts.application.roleFull(texts.notice.role[role]) : texts.notice.role[role],
                  disabled: isFull || (headcount === 0 && !allRolesAllowed),
                };
              })}
            />
          </Field>
        )}
        <Field name="text" label={texts.application.text} bounds={BOUNDS.application} textKind={paragraphs}>
          <Input.TextArea className={styles.text} placeholder={texts.application.textHint} />
        </Field>
      </ActionForm>
    </Modal>
  );
}

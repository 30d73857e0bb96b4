import { Button, Form } from 'antd';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { VerifySchoolDocument, type VerifySchoolInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { parseNext } from '../../paths';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { TextField } from '../../forms/fields';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { useDraft } from '../../forms/drafts/useDraft';

gql`
  mutation VerifySchool($input: VerifySchoolInput!) {
    verifySchool(input: $input) {
      viewer {
        id
        member {
          id
          schoolVerified
        }
        ...SchoolVerification_viewer
      }
    }
  }
`;

/**
 * The bounds of a code, also with blanks between its digits. The server reports problems of other
 * text.
 */
const CODE_BOUNDS = { min: 1, max: 20 };

/**
 * The form for the code from the mail. A verified member returns to the page that required the
 * verification.
 */
export function SchoolCodeForm({ onVerified }: { onVerified: () => void }) {
  const [form] = Form.useForm<VerifySchoolInput>();
  const draft = useDraft<VerifySchoolInput>('school-code');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const toast = useToast();
  const [verifySchool, pending] = useAction(VerifySchoolDocument, { failed: texts.verification.verifyFailed, form });

  const submit = async (input: VerifySchoolInput): Promise<void> => {
    if (!(await verifySchool({ input }))) return;
    draft.clear();
    toast.success(texts.verification.done);
    onVerified();
    if (search.has('next')) await navigate(parseNext(search), { replace: true });
  };

  return (
    <ActionForm form={form} name="schoolCode" initialValues={{ code: '' }} draft={draft} onSubmit={submit}>
      <TextField
        item={{ name: 'code', label: texts.verification.code, bounds: CODE_BOUNDS }}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <Button type="primary" htmlType="submit" loading={pending}>
        {texts.verification.verify}
      </Button>
    </ActionForm>
  );
}

import { Button, Form } from 'antd';
import { RequestSchoolCodeDocument, type RequestSchoolCodeInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { EmailField } from '../account/EmailField';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { useAction } from '../../graphql/useAction';
import { useDraft } from '../../forms/drafts/useDraft';
import { useSecondsUntil } from '../../components/browser/useSecondsUntil';

gql`
  mutation RequestSchoolCode($input: RequestSchoolCodeInput!) {
    requestSchoolCode(input: $input) {
      nextAllowedAt
    }
  }
`;

export interface SentCode {
  email: string;
  /** The time from which another code can be requested. */
  nextAllowedAt: string;
}

interface SchoolAddressFormProps {
  /** The last code that was sent. */
  sent: SentCode | undefined;
  onSent: (sent: SentCode) => void;
}

/** The form that sends a code to a school e-mail address, and sends it again. */
export function SchoolAddressForm({ sent, onSent }: SchoolAddressFormProps) {
  const [form] = Form.useForm<RequestSchoolCodeInput>();
  const draft = useDraft<RequestSchoolCodeInput>('school-address');
  const seconds = useSecondsUntil(sent?.nextAllowedAt);
  const [request, pending] = useAction(RequestSchoolCodeDocument, { failed: texts.verification.sendFailed, form });

  const submit = async (input: RequestSchoolCodeInput): Promise<void> => {
    const result = await request({ input });
    if (result?.requestSchoolCode) onSent({ ...input, ...result.requestSchoolCode });
  };

  const { address, send, sendAgain, sendAgainIn } = texts.verification;
  return (
    <ActionForm form={form} name="schoolAddress" initialValues={{ email: '' }} draft={draft} onSubmit={submit}>
      <EmailField label={address} />
      <Button type={sent ? 'default' : 'primary'} htmlType="submit" loading={pending} disabled={seconds > 0}>
        {!sent && send}
        {sent && (seconds > 0 ? sendAgainIn(seconds) : sendAgain)}
      </Button>
    </ActionForm>
  );
}

import { Button, Form } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import {
  ContactsForm_ViewerFragmentDoc,
  UpdateContactsDocument,
  type UpdateContactsInput,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { TextField } from '../../forms/fields';
import { Row } from '../../components/lists/Row';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment ContactsForm_viewer on Viewer {
    id
    contacts {
      openChat
      email
      phone
      github
      discord
    }
  }
`;
gql`
  mutation UpdateContacts($input: UpdateContactsInput!) {
    updateContacts(input: $input) {
      viewer {
        id
        ...ContactsForm_viewer
      }
    }
  }
`;

interface ContactsFormProps {
  viewer: FragmentOf<typeof ContactsForm_ViewerFragmentDoc>;
  /** Called after the contacts were saved. Closes the dialog around the form. */
  onSaved?: () => void;
}

const FIELDS = [
  { name: 'openChat', bounds: BOUNDS.openChat, inputMode: 'url' },
  { name: 'email', bounds: { ...BOUNDS.email, min: 0 }, inputMode: 'email' },
  { name: 'phone', bounds: BOUNDS.phone, inputMode: 'tel' },
  { name: 'github', bounds: BOUNDS.github, inputMode: 'text' },
  { name: 'discord', bounds: BOUNDS.discord, inputMode: 'text' },
] as const;

/** The form for the contacts that the viewer shares with teammates. Empty fields share nothing. */
export function ContactsForm({ viewer, onSaved }: ContactsFormProps) {
  const { contacts } = useFragmentData(ContactsForm_ViewerFragmentDoc, viewer);
  const [form] = Form.useForm<UpdateContactsInput>();
  const toast = useToast();
  const [update, pending] = useAction(UpdateContactsDocument, { failed: texts.contact.saveFailed, form });
  const submit = async (input: UpdateContactsInput): Promise<void> => {
    if (!(await update({ input }))) return;
    toast.success(texts.contact.saved);
    onSaved?.();
  };
  const inDialog = onSaved !== undefined;
  const initialValues = Object.fromEntries(FIELDS.map(({ name }) => [name, contacts[name] ?? '']));
  return (
    <ActionForm form={form} name="contacts" initialValues={initialValues} intro={texts.contact.hint} onSubmit={submit}>
      {FIELDS.map(({ name, bounds, inputMode }) => (
        <TextField
          key={name}
          item={{ name, label: texts.contact.kind[name], bounds }}
          inputMode={inputMode}
          placeholder={texts.contact.placeholder[name]}
          autoComplete="off"
        />
      ))}
      <Row end={inDialog}>
        <Button type={inDialog ? 'primary' : 'default'} htmlType="submit" loading={pending}>
          {texts.contact.save}
        </Button>
      </Row>
    </ActionForm>
  );
}

import { Button, Form, type FormInstance } from 'antd';
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
import { FormDialog } from '../../forms/FormDialog';
import { PanelRow } from '../../components/page/PanelRow';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { type ContactValues, listContacts } from './contact-kinds';

gql`
  fragment ContactsForm_viewer on Viewer {
    id
    contacts {
      ...Contacts_values @unmask
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

interface ContactsProps {
  viewer: FragmentOf<typeof ContactsForm_ViewerFragmentDoc>;
}

const FIELDS = [
  { name: 'openChat', bounds: BOUNDS.openChat, inputMode: 'url' },
  { name: 'email', bounds: { ...BOUNDS.email, min: 0 }, inputMode: 'email' },
  { name: 'phone', bounds: BOUNDS.phone, inputMode: 'tel' },
  { name: 'github', bounds: BOUNDS.github, inputMode: 'text' },
  { name: 'discord', bounds: BOUNDS.discord, inputMode: 'text' },
] as const;

/**
 * The row of the settings with the form for the contacts that the viewer shares with teammates.
 * Empty fields share nothing.
 */
export function ContactsForm({ viewer }: ContactsProps) {
  const [form] = Form.useForm<UpdateContactsInput>();
  const toast = useToast();
  const { contacts, update, pending, initialValues } = useContacts(viewer);
  const submit = async (input: UpdateContactsInput): Promise<void> => {
    if (await update(input, form)) toast.success(texts.contact.saved);
  };
  return (
    <PanelRow title={texts.contact.section} value={describeContacts(contacts)} anchor="contacts">
      <ActionForm
        form={form}
        name="contacts"
        initialValues={initialValues}
        intro={texts.contact.hint}
        onSubmit={submit}
      >
        <ContactFields />
        <Button htmlType="submit" loading={pending}>
          {texts.contact.save}
        </Button>
      </ActionForm>
    </PanelRow>
  );
}

interface ContactsDialogProps extends ContactsProps {
  open: boolean;
  onClose: () => void;
}

/** The same form in a dialog, which closes after saving. */
export function ContactsDialog({ viewer, open, onClose }: ContactsDialogProps) {
  const toast = useToast();
  const { update, initialValues } = useContacts(viewer);
  return (
    <FormDialog<UpdateContactsInput, object>
      title={texts.contact.title}
      intro={texts.contact.hint}
      submitText={texts.contact.save}
      initialValues={initialValues}
      open={open}
      onClose={onClose}
      onSubmit={update}
      onDone={() => toast.success(texts.contact.saved)}
    >
      <ContactFields />
    </FormDialog>
  );
}

/** Returns the viewer's contacts as form values, and the action that saves them. */
function useContacts(viewer: ContactsProps['viewer']) {
  const { contacts } = useFragmentData(ContactsForm_ViewerFragmentDoc, viewer);
  const [send, pending] = useAction(UpdateContactsDocument, { failed: texts.contact.saveFailed });
  return {
    contacts,
    initialValues: Object.fromEntries(FIELDS.map(({ name }) => [name, contacts[name] ?? ''])),
    update: (input: UpdateContactsInput, form: FormInstance<UpdateContactsInput>) => send({ input }, form),
    pending,
  };
}

function describeContacts(contacts: ContactValues): string {
  const kinds = listContacts(contacts).map(({ kind }) => texts.contact.kind[kind]);
  return kinds.length === 0 ? texts.contact.nothingShared : kinds.join(', ');
}

function ContactFields() {
  return FIELDS.map(({ name, bounds, inputMode }) => (
    <TextField
      key={name}
      item={{ name, label: texts.contact.kind[name], bounds }}
      inputMode={inputMode}
      placeholder={texts.contact.placeholder[name]}
      autoComplete="off"
    />
  ));
}

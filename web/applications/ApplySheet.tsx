import { CheckOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContactsChoice } from '../contacts/ContactsChoice';
import { entryFor } from '../graphql/enums';
import { ApplySheet_NoticeFragmentDoc, ApplyToNoticeDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { countFree, type SeatGroup } from '../notices/seats';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { findContactQuestion } from '../ui/ContactWarning';
import { Sheet } from '../ui/Sheet';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { useQuestion, type ValuesQuestion } from '../ui/useQuestion';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useUnverified } from '../verification/useUnverified';
import styles from './ApplySheet.module.css';
import { ApplicationTextField } from './ApplicationTextField';
import { RoleField } from './RoleField';
import { type ApplicationValues, useApplicationDraft } from './useApplicationDraft';

gql`
  fragment ApplySheet_notice on Notice {
    id
    title
    ... on Project {
      roles {
        role
      }
    }
    seats {
      role
      headcount
      approved
    }
  }
`;
gql`
  mutation ApplyToNotice($input: ApplyToNoticeInput!) {
    applyToNotice(input: $input) {
      notice {
        id
        ...NoticeAction_notice
        ...MyApplicationPanel_notice
      }
    }
  }
`;

interface ApplySheetProps {
  notice: FragmentOf<typeof ApplySheet_NoticeFragmentDoc>;
  open: boolean;
  onClose: () => void;
}

/**
 * The application form with a role (projects only) and a text. The draft is stored, so closing the
 * sheet loses nothing.
 */
export function ApplySheet({ notice, open, onClose }: ApplySheetProps) {
  const data = useFragmentData(ApplySheet_NoticeFragmentDoc, notice);
  const [form] = Form.useForm<ApplicationValues>();
  const { draft, isStored } = useApplicationDraft(data.id);
  const navigate = useNavigate();
  const toast = useToast();
  const [apply, pending] = useAction(ApplyToNoticeDocument, { form, onFailure: useUnverified() });
  const roles = data.__typename === 'Project' ? data.roles.map(({ role }) => role) : undefined;
  useDraftToast(open, isStored);

  const send = async (values: ApplicationValues): Promise<void> => {
    if (!(await apply({ input: { noticeId: data.id, ...values } }))) return;
    draft.clear();
    toast.success(texts.application.applied);
    // Replaces the history entry of the form, so that the back button shows the notice.
    await navigate(getHref('home'), { replace: true });
  };
  const [submit, question] = useQuestion(send, findApplicationQuestion);
  return (
    <Sheet
      title={texts.application.formTitle}
      open={open}
      onClose={onClose}
      extra={<DraftState isStored={isStored} />}
      footer={
        <>
          <ContactsChoice />
          <SubmitButton form={form} pending={pending} />
        </>
      }
    >
      <ActionForm
        form={form}
        name="application"
        validateTrigger="onChange"
        intro={<bdi>{data.title}</bdi>}
        initialValues={{ text: '', role: findOnlyRole(data.seats) }}
        draft={draft}
        onSubmit={submit}
      >
        {roles && <RoleField roles={roles} seats={data.seats} />}
        <ApplicationTextField onTaken={draft.save} />
      </ActionForm>
      {question}
    </Sheet>
  );
}

/** Returns the question before an application without text, or with contact details, is sent. */
function findApplicationQuestion(values: ApplicationValues): ValuesQuestion | undefined {
  const { emptyQuestion, emptyHint, sendEmpty, writeText, contactHint, sendAnyway } = texts.application;
  if (!values.text?.trim()) {
    return { question: emptyQuestion, hint: emptyHint, confirmText: sendEmpty, keepText: writeText };
  }
  const contact = findContactQuestion(values);
  return contact && { ...contact, hint: contactHint, confirmText: sendAnyway };
}

/**
 * Shows a toast that the draft is stored when the form closes. Opening the form removes the toast.
 */
function useDraftToast(open: boolean, isStored: boolean): void {
  const toast = useToast();
  const wasOpen = useRef(open);
  const update = useEffectEvent(() => {
    if (open) toast.dismiss(texts.application.draftKept);
    else if (wasOpen.current && isStored) toast.info(texts.application.draftKept);
    wasOpen.current = open;
  });
  useEffect(() => update(), [open]);
}

/** Returns the preselected role, if only one role has free seats. */
function findOnlyRole(seats: readonly SeatGroup[]) {
  const free = seats.filter((group) => countFree(group) > 0);
  return free.length === 1 ? (free[0]?.role ?? undefined) : undefined;
}

function DraftState({ isStored }: { isStored: boolean }) {
  return (
    <output className={styles.draft}>
      {isStored && (
        <>
          <CheckOutlined aria-hidden /> {texts.application.draftStored}
        </>
      )}
    </output>
  );
}

interface SubmitButtonProps {
  form: ReturnType<typeof Form.useForm<ApplicationValues>>[0];
  pending: boolean;
}

/** The submit button. It names the role, so that nobody applies for the wrong one by mistake. */
function SubmitButton({ form, pending }: SubmitButtonProps) {
  const role = Form.useWatch('role', form);
  return (
    <Button type="primary" size="large" block loading={pending} onClick={form.submit}>
      {role ? texts.application.submitAs(entryFor(texts.notice.role, role)) : texts.application.apply}
    </Button>
  );
}

import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ContactsChoice } from '../../contacts/ContactsChoice';
import { entryFor } from '../../../graphql/enums';
import { ApplySheet_NoticeFragmentDoc, ApplyToNoticeDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useOpenHome } from '../../notices/next-step/next-step';
import type { SeatGroup } from '../../notices/seats/seat-groups';
import { ProfileChoice } from '../../profile/team-profile/ProfileChoice';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { DraftState } from '../../../forms/drafts/DraftState';
import { findContactQuestion } from '../../../forms/useContactWarning';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { useQuestion, type ValuesQuestion } from '../../../forms/useQuestion';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { useVerificationRedirect } from '../../verification/useVerificationRedirect';
import { ApplicationTextField } from './ApplicationTextField';
import { RoleField } from './RoleField';
import { removeUnusedStarters } from './starters';
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
      free
      roles
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
        ...NextStepCard_notice
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
  const openHome = useOpenHome();
  const [apply, pending] = useAction(ApplyToNoticeDocument, {
    failed: texts.application.applyFailed,
    form,
    onFailure: useVerificationRedirect(),
  });
  const roles = data.__typename === 'Project' ? data.roles.map(({ role }) => role) : undefined;
  useDraftToast(open, isStored);

  const send = async ({ text = '', ...values }: ApplicationValues): Promise<void> => {
    const applied = await apply({ input: { noticeId: data.id, ...values, text: removeUnusedStarters(text) } });
    if (!applied) return;
    draft.clear();
    // Replaces the history entry of the form, so that the back button shows the notice.
    await openHome('APPLIED', applied.applyToNotice?.notice, { replace: true });
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
        <ApplicationTextField onAdded={draft.save} />
        <ProfileChoice />
      </ActionForm>
      {question}
    </Sheet>
  );
}

/** Returns the question before an application without text, or with contact details, is sent. */
function findApplicationQuestion(values: ApplicationValues): ValuesQuestion | undefined {
  const { emptyQuestion, emptyHint, sendEmpty, writeText, contactHint, sendAnyway } = texts.application;
  if (removeUnusedStarters(values.text ?? '') === '') {
    return { question: emptyQuestion, hint: emptyHint, confirmText: sendEmpty, cancelText: writeText };
  }
  const contact = findContactQuestion(values);
  return contact && { ...contact, hint: contactHint, confirmText: sendAnyway };
}

/**
 * Shows a toast when the form closes with a stored draft. Opening the form removes the toast.
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
  const open = seats.filter(({ free }) => free > 0);
  return open.length === 1 ? (open[0]?.role ?? undefined) : undefined;
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

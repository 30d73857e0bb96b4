import { useApolloClient } from '@apollo/client/react';
import { Button, Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactsChoice } from '../../contacts/ContactsChoice';
import { entryFor } from '../../../graphql/enums';
import {
  type ApplySheet_NoticeFragment,
  ApplySheet_NoticeFragmentDoc,
  ApplyToNoticeDocument,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useOpenHome } from '../../notices/next-step/next-step';
import type { SeatGroup } from '../../notices/seats/seat-groups';
import { ProfileChoice } from '../../profile/team-profile/ProfileChoice';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { DraftState } from '../../../forms/drafts/DraftState';
import { findContactWarning } from '../../../forms/useContactWarning';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useToast } from '../../../components/feedback/Toast';
import type { Failure } from '../../../graphql/failure';
import { useAction } from '../../../graphql/useAction';
import { useConfirmation, type ConfirmationTexts } from '../../../forms/useConfirmation';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { useVerificationRedirect } from '../../verification/useVerificationRedirect';
import { parseQuestions } from '../../notices/form/questions/questions';
import { keyOf, toAnswers } from './answers';
import { ApplicationTextField } from './ApplicationTextField';
import { QuestionFields } from './QuestionFields';
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
    questions {
      id
      text
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
 * The application form with a role (projects only), answers and a text. The draft is stored, so
 * closing the sheet loses nothing.
 */
export function ApplySheet({ notice, open, onClose }: ApplySheetProps) {
  const data = useFragmentData(ApplySheet_NoticeFragmentDoc, notice);
  const [form] = Form.useForm<ApplicationValues>();
  const { draft, isStored } = useApplicationDraft(data.id);
  const openHome = useOpenHome();
  const redirect = useVerificationRedirect();
  const { changed, showChanged } = useChangedQuestions(data, form);
  const [apply, pending] = useAction(ApplyToNoticeDocument, {
    failed: texts.application.applyFailed,
    form,
    onFailure: (failure) => showChanged(failure) || redirect(failure),
  });
  const { questions } = data;
  const withQuestions = questions.length > 0;
  const roles = data.__typename === 'Project' ? data.roles.map(({ role }) => role) : undefined;
  useDraftToast(open, isStored);

  const send = async ({ text = '', answers, ...values }: ApplicationValues): Promise<void> => {
    const content = {
      text: removeUnusedStarters(text),
      answers: withQuestions ? toAnswers(questions, answers) : undefined,
    };
    const applied = await apply({ input: { noticeId: data.id, ...values, ...content } });
    if (!applied) return;
    draft.clear();
    // Replaces the history entry of the form, so that the back button shows the notice.
    await openHome('APPLIED', applied.applyToNotice?.notice, { replace: true });
  };
  const [submit, confirmation] = useConfirmation(send, (values) => findApplicationConfirmation(values, withQuestions));
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
        // Answers to questions that the notice no longer has stay in the draft.
        draft={{ ...draft, save: () => draft.save(form.getFieldsValue(true)) }}
        onSubmit={submit}
      >
        {roles && <RoleField roles={roles} seats={data.seats} />}
        <QuestionFields questions={questions} changed={changed} />
        <ApplicationTextField withQuestions={withQuestions} onAdded={draft.save} />
        <ProfileChoice />
      </ActionForm>
      {confirmation}
    </Sheet>
  );
}

/**
 * Handles the error of answers to other questions: the sheet shows the present questions, and the
 * first one without an answer gets the focus.
 */
function useChangedQuestions(
  { __typename, id }: Pick<ApplySheet_NoticeFragment, '__typename' | 'id'>,
  form: FormInstance<ApplicationValues>,
) {
  const { cache } = useApolloClient();
  const [changed, setChanged] = useState(false);
  const showChanged = ({ code, current }: Failure): boolean => {
    const questions = code === 'QUESTIONS_CHANGED' ? parseQuestions(current?.['questions']) : undefined;
    if (!questions) return false;
    flushSync(() => {
      setChanged(true);
      cache.modify({
        id: cache.identify({ __typename, id }),
        fields: {
          questions: (_, { toReference }) =>
            questions.map((question) => toReference({ __typename: 'NoticeQuestion', ...question }, true)),
        },
      });
    });
    const answers = form.getFieldValue('answers') ?? {};
    const unanswered = questions.find(({ text }) => !answers[keyOf(text)]);
    if (unanswered) form.focusField(['answers', keyOf(unanswered.text)]);
    return true;
  };
  return { changed, showChanged };
}

/**
 * Returns the confirmation before an application is sent that is empty or has contact details.
 */
function findApplicationConfirmation(values: ApplicationValues, withQuestions: boolean): ConfirmationTexts | undefined {
  const { emptyQuestion, emptyHint, sendEmpty, writeText, contactHint, sendAnyway } = texts.application;
  if (!withQuestions && removeUnusedStarters(values.text ?? '') === '') {
    return { question: emptyQuestion, hint: emptyHint, confirmText: sendEmpty, cancelText: writeText };
  }
  const contact = findContactWarning(values);
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

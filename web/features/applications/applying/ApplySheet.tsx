import { Button, Form } from 'antd';
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
import { Sheet } from '../../../components/dialogs/Sheet';
import { useAction } from '../../../graphql/useAction';
import { useConfirmation } from '../../../forms/useConfirmation';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { useVerificationRedirect } from '../../verification/useVerificationRedirect';
import { toAnswers } from './answers';
import { findApplicationConfirmation } from './application-confirmation';
import { ApplicationTextField } from './ApplicationTextField';
import { QuestionFields } from './QuestionFields';
import { RoleField } from './RoleField';
import { removeUnusedStarters } from './starters';
import { type ApplicationValues, useApplicationDraft } from './useApplicationDraft';
import { useChangedQuestions } from './useChangedQuestions';
import { useDraftToast } from './useDraftToast';
import { MemberText } from '../../../components/text/MemberText';

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
      ...Seats_group @unmask
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
        intro={<MemberText text={data.title} />}
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

import { useApolloClient } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EditNotice_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { Callout } from '../../../components/feedback/Callout';
import { useToast } from '../../../components/feedback/Toast';
import { useDraft } from '../../../forms/drafts/useDraft';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { toHeadcounts } from './headcounts/headcounts';
import type { NoticeValues } from '../notice-fields';
import { getNoticeLabels, toComparable, toInput } from './notice-values';
import { toQuestionTexts } from './questions/questions';
import { NoticeForm } from './NoticeForm';
import type { SavedState } from '../../../graphql/failure';
import { useUpdateNotice } from './useUpdateNotice';
import { type StoredEdit, useVersionedForm } from '../../../forms/versions/useVersionedForm';
import { VersionedFields } from '../../../forms/versions/VersionedFields';

/** Returns the values of the form for the state in an error. */
const toFormState = (state: SavedState): SavedState => ({
  ...toHeadcounts(state),
  questions: toQuestionTexts(state['questions']),
});

/**
 * The form that changes a notice. Unsaved changes are restored at the next visit. Fields: see
 * notice-fields.ts.
 */
export function EditNotice({ notice }: { notice: FragmentOf<typeof EditNotice_NoticeFragmentDoc> }) {
  const { __typename, id, kind, viewerCanChangeDeadline, questionsFrozen, ...latest } = useFragmentData(
    EditNotice_NoticeFragmentDoc,
    notice,
  );
  const values = { ...toHeadcounts(latest), questions: toQuestionTexts(latest.questions) };
  const [form] = Form.useForm<NoticeValues>();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const stored = useDraft<StoredEdit>(`update-notice:${id}`);
  const edit = useVersionedForm(form, values, stored);
  const { loaded, current, draft, restored, discard } = edit;
  const [update, pending] = useUpdateNotice(kind, id, {
    form,
    onFailure: (failure) => {
      if (failure.code === 'QUESTIONS_FROZEN') {
        // Somebody has applied since the form was opened.
        cache.modify({ id: cache.identify({ __typename, id }), fields: { questionsFrozen: () => true } });
        toast.error(failure.message);
        return true;
      }
      return edit.onFailure({ ...failure, current: failure.current && toFormState(failure.current) });
    },
  });

  const submit = async (changes: NoticeValues, expectedVersion: number): Promise<void> => {
    if (!(await update(changes, expectedVersion))) return;
    stored.clear();
    toast.success(texts.notice.updated);
    await navigate(getHref('home'));
  };

  return (
    <VersionedFields
      edit={{ ...edit, current: current && { ...toComparable(current), version: current.version } }}
      labels={getNoticeLabels(kind)}
      getMine={() => toComparable(toInput(kind, form.getFieldsValue()))}
      onSave={(version) => void submit(form.getFieldsValue(), version)}
    >
      {restored && (
        <Callout tone="warning" action={<Button onClick={discard}>{texts.version.takeCurrent}</Button>}>
          {texts.version.restored}
        </Callout>
      )}
      <NoticeForm
        kind={kind}
        withDeadline={viewerCanChangeDeadline}
        frozenQuestions={questionsFrozen ? values.questions : undefined}
        form={form}
        initialValues={values}
        draft={draft}
        submitText={texts.notice.update}
        pending={pending}
        onSubmit={(changes) => submit(changes, loaded.version)}
      />
    </VersionedFields>
  );
}

import { useApolloClient } from '@apollo/client/react';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../../../graphql/failure';
import type { ApplySheet_NoticeFragment } from '../../../graphql/generated/documents';
import { parseQuestions } from '../../notices/form/questions/questions';
import { keyOf } from './answers';
import type { ApplicationValues } from './useApplicationDraft';

/**
 * Handles the error that the questions have changed since the form opened. The form then shows the
 * current questions, and the first one without an answer gets the focus.
 */
export function useChangedQuestions(
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

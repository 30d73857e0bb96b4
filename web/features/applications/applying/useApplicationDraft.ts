import type { ApplyToNoticeInput } from '../../../graphql/generated/documents';
import { useVisibleDraft, type VisibleDraft } from '../../../forms/drafts/useVisibleDraft';
import { type Answers, hasAnswer } from './answers';
import { removeUnusedStarters } from './starters';

export type ApplicationValues = Omit<ApplyToNoticeInput, 'noticeId' | 'answers'> & { answers?: Answers };

/** Returns the draft of an application to a notice, and whether it has a text or an answer. */
export function useApplicationDraft(noticeId: string): VisibleDraft<ApplicationValues> {
  return useVisibleDraft(`apply:${noticeId}`, isWritten);
}

function isWritten({ text = '', answers }: Partial<ApplicationValues>): boolean {
  return removeUnusedStarters(text) !== '' || hasAnswer(answers);
}

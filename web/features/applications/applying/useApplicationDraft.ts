import type { ApplyToNoticeInput } from '../../../graphql/generated/documents';
import { useVisibleDraft, type VisibleDraft } from '../../../forms/drafts/useVisibleDraft';
import { removeUnusedStarters } from './starters';

export type ApplicationValues = Omit<ApplyToNoticeInput, 'noticeId'>;

/** Returns the draft of an application to a notice, and whether a text is stored in it. */
export function useApplicationDraft(noticeId: string): VisibleDraft<ApplicationValues> {
  return useVisibleDraft(`apply:${noticeId}`, hasText);
}

function hasText({ text = '' }: Partial<ApplicationValues>): boolean {
  return removeUnusedStarters(text) !== '';
}

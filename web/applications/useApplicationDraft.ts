import { useState } from 'react';
import type { ApplyToNoticeInput } from '../graphql/generated/documents';
import { type Draft, useDraft } from '../ui/useDraft';

/** The fields of the application form. */
export type ApplicationValues = Omit<ApplyToNoticeInput, 'noticeId'>;

/** Returns the draft of an application to a notice, and whether a text is stored in it. */
export function useApplicationDraft(noticeId: string): { draft: Draft<ApplicationValues>; isStored: boolean } {
  const draft = useDraft<ApplicationValues>(`apply:${noticeId}`);
  const [isStored, setStored] = useState(hasText(draft.values));
  const save = (values: Partial<ApplicationValues>): boolean => {
    const saved = draft.save(values);
    setStored(saved && hasText(values));
    return saved;
  };
  return { draft: { ...draft, save }, isStored };
}

function hasText({ text = '' }: Partial<ApplicationValues>): boolean {
  return text.trim() !== '';
}

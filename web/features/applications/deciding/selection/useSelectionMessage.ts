import { useState } from 'react';
import { useDraft } from '../../../../forms/drafts/useDraft';

/** The owner's message for a bulk decision, stored until it is sent. */
export function useSelectionMessage(noticeId: string) {
  const draft = useDraft<{ message: string }>(`selection:${noticeId}`);
  const [message, setMessage] = useState(draft.values.message ?? '');
  const write = (next: string): void => {
    setMessage(next);
    draft.save({ message: next });
  };
  return { message, write, clear: draft.clear };
}

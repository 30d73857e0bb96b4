import { useRef, useState } from 'react';
import { useDraft } from '../ui/useDraft';

/**
 * What the owner of a notice writes to its applicants, by the ids of the applications. It is stored
 * until it is sent with a decision.
 */
export function useMessageDrafts(noticeId: string) {
  const draft = useDraft<Readonly<Record<string, string>>>(`decisions:${noticeId}`);
  const [messages, setMessages] = useState(draft.values);
  // A decision is accepted when the owner writes to the next applicant already, or has left the
  // page.
  const latest = useRef(messages);
  const write = (id: string, message: string): void => {
    const { [id]: _, ...others } = latest.current;
    latest.current = message === '' ? others : { ...others, [id]: message };
    setMessages(latest.current);
    draft.save(latest.current);
  };
  return { of: (id: string): string => messages[id] ?? '', write };
}

/**
 * What the owner of a notice writes to several applicants at once. It is stored until it is sent.
 */
export function useSelectionMessage(noticeId: string) {
  const draft = useDraft<{ message: string }>(`selection:${noticeId}`);
  const [message, setMessage] = useState(draft.values.message ?? '');
  const write = (next: string): void => {
    setMessage(next);
    draft.save({ message: next });
  };
  return { message, write, clear: draft.clear };
}

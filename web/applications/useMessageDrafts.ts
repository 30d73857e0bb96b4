import { useRef, useState } from 'react';
import { useDraft } from '../ui/useDraft';

/**
 * The owner's messages to applicants, by application id. They are stored until they are sent with a
 * decision.
 */
export function useMessageDrafts(noticeId: string) {
  const draft = useDraft<Readonly<Record<string, string>>>(`decisions:${noticeId}`);
  const [messages, setMessages] = useState(draft.values);
  // A ref, because a decision may be accepted while the owner writes to the next applicant or after
  // leaving the page.
  const latest = useRef(messages);
  const write = (id: string, message: string): void => {
    const { [id]: _, ...others } = latest.current;
    latest.current = message === '' ? others : { ...others, [id]: message };
    setMessages(latest.current);
    draft.save(latest.current);
  };
  return { of: (id: string): string => messages[id] ?? '', write };
}

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

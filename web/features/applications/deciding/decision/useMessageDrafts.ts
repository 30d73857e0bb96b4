import { useRef, useState } from 'react';
import { useDraft } from '../../../../forms/drafts/useDraft';

/**
 * The owner's messages to applicants, by application id or another name. They are stored until they
 * are sent with a decision.
 */
export function useMessageDrafts(draftKey: string) {
  const draft = useDraft<Readonly<Record<string, string>>>(draftKey);
  const [messages, setMessages] = useState(draft.values);
  // A ref with the latest messages, because an accepted decision calls `take` after newer typing
  // or after leaving the page.
  const latest = useRef(messages);
  const write = (id: string, message: string): void => {
    const { [id]: _, ...others } = latest.current;
    latest.current = message === '' ? others : { ...others, [id]: message };
    setMessages(latest.current);
    if (Object.keys(latest.current).length === 0) draft.clear();
    else draft.save(latest.current);
  };
  const take = (id: string): string => {
    const message = latest.current[id] ?? '';
    write(id, '');
    return message;
  };
  return {
    of: (id: string): string => messages[id] ?? '',
    write,
    /** Removes the latest message and returns it. */
    take,
  };
}

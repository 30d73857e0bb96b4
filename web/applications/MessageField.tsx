import { Button, Input } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import type { ApplicantQueueState } from './useApplicantQueue';

interface MessageFieldProps {
  /** The id of the application. */
  id: string;
  messages: ApplicantQueueState['messages'];
}

/** What the applicant reads with a rejection or a place on the waiting list. The field opens at a tap, because most decisions have no message. */
export function MessageField({ id, messages }: MessageFieldProps) {
  const [opened, setOpened] = useState<string>();
  const message = messages.of(id);
  if (opened !== id && message === '') {
    return (
      <Button type="link" onClick={() => setOpened(id)}>
        {texts.application.writeMessage}
      </Button>
    );
  }
  return <MessageInput value={message} onChange={(text) => messages.write(id, text)} />;
}

interface MessageInputProps {
  value: string;
  onChange: (message: string) => void;
}

/** The input for such a message. */
export function MessageInput({ value, onChange }: MessageInputProps) {
  return (
    <label>
      {texts.application.message}
      <Input.TextArea
        rows={2}
        maxLength={BOUNDS.decisionMessage.max}
        placeholder={texts.application.messageHint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

import { Button, type GetRef, Input } from 'antd';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { BOUNDS } from '../../../../../shared/bounds';
import { texts } from '../../../../texts';
import { Label } from '../../../../components/text/Label';
import styles from './MessageField.module.css';
import type { ApplicantQueueState } from '../useApplicantQueue';

type TextArea = GetRef<typeof Input.TextArea>;

interface MessageFieldProps {
  id: string;
  messages: ApplicantQueueState['messages'];
}

/**
 * The message to the applicant with a rejection or a place on the waiting list. The field opens
 * with a button, because most decisions have no message.
 */
export function MessageField({ id, messages }: MessageFieldProps) {
  const [opened, setOpened] = useState(false);
  const field = useRef<TextArea>(null);
  // The button that had the focus has disappeared.
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  const message = messages.of(id);
  if (!opened && message === '') {
    return (
      <Button type="link" onClick={() => setOpened(true)}>
        {texts.application.writeMessage}
      </Button>
    );
  }
  return <MessageInput ref={field} value={message} onChange={(text) => messages.write(id, text)} />;
}

interface MessageInputProps {
  ref?: Ref<TextArea>;
  value: string;
  onChange: (message: string) => void;
}

/** The input for a message. Approvals are sent without one (rules/decisions.md). */
export function MessageInput({ ref, value, onChange }: MessageInputProps) {
  const hintId = useId();
  return (
    <>
      <Label text={texts.application.message}>
        <Input.TextArea
          ref={ref}
          rows={2}
          maxLength={BOUNDS.decisionMessage.max}
          aria-describedby={hintId}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Label>
      <p id={hintId} className={styles.hint}>
        {texts.application.messageHint}
      </p>
    </>
  );
}

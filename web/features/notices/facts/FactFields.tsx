import { PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../texts';
import { FACT_NAMES, type NoticeValues } from '../notice-fields';
import styles from './FactFields.module.css';

interface FactFieldsProps {
  /** The values of the form at its start. */
  initialValues: Partial<NoticeValues>;
  /** The fields of the facts. */
  children: ReactNode;
}

/**
 * The optional fields about the course, the meetings and the hours. They are folded until they have
 * a value or the button opens them. Folded fields are not sent, so an edit keeps them.
 */
export function FactFields({ initialValues, children }: FactFieldsProps) {
  const form = Form.useFormInstance<NoticeValues>();
  const [isOpen, setOpen] = useState(() => FACT_NAMES.some((name) => !isEmpty(initialValues[name])));
  const titleId = useId();
  const { add, addHint } = texts.noticeFacts;
  if (!isOpen) {
    const open = (): void => {
      flushSync(() => setOpen(true));
      form.focusField('course');
    };
    return (
      <div className={styles.folded}>
        <Button icon={<PlusOutlined aria-hidden />} aria-expanded={false} onClick={open}>
          {add}
        </Button>
        <p>{addHint}</p>
      </div>
    );
  }
  return (
    <section className={styles.fields} aria-labelledby={titleId}>
      <h2 id={titleId}>{add}</h2>
      {children}
    </section>
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

import { Form, type FormItemProps, InputNumber } from 'antd';
import type { ComponentProps } from 'react';
import styles from './NumberField.module.css';

interface NumberFieldProps extends FormItemProps {
  name: string;
  label: string;
  readOnly?: boolean;
}

/**
 * A labelled field for a headcount. Values out of bounds show an error, because members overlook
 * silent corrections.
 */
export function NumberField({ name, label, readOnly, ...item }: NumberFieldProps) {
  return (
    <Form.Item name={name} label={label} {...item}>
      <NumberInput readOnly={readOnly} />
    </Form.Item>
  );
}

/** The input for a whole number. Its value is null while it is empty. */
export function NumberInput(props: ComponentProps<typeof InputNumber<number>>) {
  return <InputNumber {...props} className={styles.number} precision={0} inputMode="numeric" controls={false} />;
}

import { Form, type FormItemProps, InputNumber } from 'antd';
import styles from './NumberField.module.css';

/** A labelled field for a headcount. Its rules report values out of bounds, because members overlook a value that is clamped silently. */
export function NumberField({ name, label, ...item }: FormItemProps & { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label} {...item}>
      <InputNumber className={styles.number} precision={0} inputMode="numeric" controls={false} />
    </Form.Item>
  );
}

import { Form, type FormItemProps, InputNumber } from 'antd';

/** A labelled field for a headcount. Bounds are told by its rules: a value that jumps to the nearest bound goes unnoticed. */
export function NumberField({ name, label, ...item }: FormItemProps & { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label} {...item}>
      <InputNumber className="number-field" precision={0} inputMode="numeric" controls={false} />
    </Form.Item>
  );
}

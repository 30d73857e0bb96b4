import { Form, InputNumber } from 'antd';
import type { Bounds } from '../../../../shared/bounds';
import { numberRules } from '../../../forms/rules';

interface NumberFieldProps {
  name: string;
  label: string;
  bounds: Bounds;
  getUnit: () => string;
}

/** An optional whole number with its unit. */
export function NumberField({ name, label, bounds, getUnit }: NumberFieldProps) {
  return (
    <Form.Item name={name} label={label} rules={numberRules(label, bounds, false)}>
      <InputNumber precision={0} inputMode="numeric" controls={false} suffix={getUnit()} />
    </Form.Item>
  );
}

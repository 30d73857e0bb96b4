import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import type { ComponentProps } from 'react';
import type { Bounds } from '../../../../shared/bounds';
import styles from './Stepper.module.css';

interface StepperProps extends Omit<ComponentProps<typeof InputNumber<number>>, 'value' | 'onChange' | 'min' | 'max'> {
  /** Null while the input is empty. */
  value?: number | null;
  onChange?: (value: number | null) => void;
  /** The buttons stop at these bounds. A typed number beyond them stays, with an error. */
  bounds: Bounds;
  /** The names of the buttons. */
  fewer: string;
  more: string;
}

/** The input for a whole number, with a button on each side. */
export function Stepper({ value = null, onChange, bounds, fewer, more, ...input }: StepperProps) {
  const add = (step: number): void => onChange?.(Math.min(Math.max((value ?? 0) + step, bounds.min), bounds.max));
  return (
    <span className={styles.stepper}>
      {/* A disabled button would lose the focus at the bound. */}
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label={fewer}
        aria-disabled={(value ?? 0) <= bounds.min}
        onClick={() => add(-1)}
      />
      <InputNumber {...input} value={value} onChange={onChange} precision={0} inputMode="numeric" controls={false} />
      <Button
        icon={<PlusOutlined aria-hidden />}
        aria-label={more}
        aria-disabled={(value ?? 0) >= bounds.max}
        onClick={() => add(1)}
      />
    </span>
  );
}

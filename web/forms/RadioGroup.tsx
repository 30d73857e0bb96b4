import { Radio, type RadioGroupProps } from 'antd';
import type { Ref } from 'react';
import { useFieldLabel } from './field-label';
import styles from './RadioGroup.module.css';
import { type Focusable, useFocusFirst } from './useFocusFirst';

/**
 * A radio group as a form field, which names it. Unlike antd's group it can receive focus, which a
 * missing choice needs.
 */
export function RadioGroup({ ref, ...props }: RadioGroupProps & { ref?: Ref<Focusable> }) {
  const className = [props.vertical && styles.rows, props.className].filter(Boolean).join(' ');
  return (
    <Radio.Group
      aria-label={useFieldLabel()}
      {...props}
      className={className}
      ref={useFocusFirst<HTMLDivElement>(ref)}
    />
  );
}

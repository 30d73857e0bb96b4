import { Radio, type RadioGroupProps } from 'antd';
import type { Ref } from 'react';
import styles from './RadioGroup.module.css';
import { type Focusable, useFocusFirst } from './useFocusFirst';

/**
 * A choice as a field of a form, which antd's own group is not: where it is missing, it would not
 * get the focus.
 */
export function RadioGroup({ ref, ...props }: RadioGroupProps & { ref?: Ref<Focusable> }) {
  const className = props.vertical ? styles.rows : undefined;
  return <Radio.Group className={className} {...props} ref={useFocusFirst<HTMLDivElement>(ref)} />;
}

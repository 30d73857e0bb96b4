import { Radio, type RadioGroupProps } from 'antd';
import type { Ref } from 'react';
import { type Focusable, useFocusFirst } from './useFocusFirst';

/** A choice as a field of a form, which antd's own group is not: where it is missing, it would not get the focus. */
export function RadioGroup({ ref, ...props }: RadioGroupProps & { ref?: Ref<Focusable> }) {
  return <Radio.Group {...props} ref={useFocusFirst<HTMLDivElement>(ref)} />;
}

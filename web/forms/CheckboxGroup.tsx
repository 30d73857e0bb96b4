import { Checkbox } from 'antd';
import type { ReactNode, Ref } from 'react';
import type { FieldInputProps } from './field-input-props';
import { useFieldLabel } from './field-label';
import { type Focusable, useFocusFirst } from './useFocusFirst';

interface CheckboxGroupProps extends FieldInputProps<string[]> {
  ref?: Ref<Focusable>;
  options: { value: string; label: ReactNode }[];
}

/**
 * A group of checkboxes as a form field, which names it. Unlike antd's group it can receive focus.
 */
export function CheckboxGroup({ ref, ...props }: CheckboxGroupProps) {
  return <Checkbox.Group aria-label={useFieldLabel()} {...props} ref={useFocusFirst<HTMLDivElement>(ref)} />;
}

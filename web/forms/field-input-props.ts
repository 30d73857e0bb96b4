import type { AriaAttributes } from 'react';

/** The props that antd's Form.Item passes to the input of its field. */
export interface FieldInputProps<TValue> extends AriaAttributes {
  id?: string;
  value?: TValue;
  onChange?: (value: TValue) => void;
  onBlur?: () => void;
}

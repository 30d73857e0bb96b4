import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { entryFor } from '../graphql/enums';
import { texts } from '../texts';
import type { RoleHeadcount } from './headcounts';
import { NumberInput } from './NumberField';
import styles from './RoleNumbers.module.css';

/**
 * The props that antd's Form.Item passes to its field. The server's messages refer to all roles
 * together.
 */
interface RoleInputsProps {
  ref?: ComponentProps<typeof NumberInput>['ref'];
  id?: string;
  value?: readonly RoleHeadcount[];
  onChange?: (value: readonly RoleHeadcount[]) => void;
  onBlur?: () => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
}

/**
 * The inputs for the headcounts of the roles. The first input represents the field, for example for
 * the focus.
 */
export function RoleInputs({ ref, id, value = [], onChange, ...input }: RoleInputsProps) {
  const status = input['aria-invalid'] && 'error';
  return (
    <div className={styles.inputs}>
      {value.map((item, index) => {
        const inputId = index === 0 ? id : `${id}_${item.role}`;
        return (
          <Form.Item
            key={item.role}
            label={entryFor(texts.notice.roleNumbers, item.role)}
            htmlFor={inputId}
            validateStatus={status}
          >
            <NumberInput
              {...input}
              ref={index === 0 ? ref : undefined}
              id={inputId}
              value={item.headcount}
              onChange={(headcount) => onChange?.(value.with(index, { ...item, headcount }))}
            />
          </Form.Item>
        );
      })}
    </div>
  );
}

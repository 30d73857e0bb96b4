import type { Ref } from 'react';
import { FilterChip } from '../../../components/buttons/FilterChip';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { type Focusable, useFocusFirst } from '../../../forms/useFocusFirst';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps<TValue> extends Omit<FieldInputProps<TValue>, 'value' | 'onChange'> {
  ref?: Ref<Focusable> | undefined;
  /** The name of the group. */
  label: string;
  choices: readonly (readonly [label: string, value: TValue])[];
  value: TValue | undefined;
  onChange: ((value: TValue) => void) | undefined;
}

/** Values of a field, which one tap chooses. The chips are the field itself, or below its input. */
export function ChoiceChips<TValue extends string | number>({
  label,
  choices,
  value,
  onChange,
  ref,
  ...field
}: ChoiceChipsProps<TValue>) {
  return (
    <fieldset {...field} ref={useFocusFirst<HTMLFieldSetElement>(ref)} aria-label={label} className={styles.chips}>
      {choices.map(([name, choice]) => (
        <FilterChip key={choice} on={choice === value} onToggle={() => onChange?.(choice)}>
          {name}
        </FilterChip>
      ))}
    </fieldset>
  );
}

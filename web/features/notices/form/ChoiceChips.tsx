import { FilterChip } from '../../../components/buttons/FilterChip';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps<TValue> {
  /** The name of the group. */
  label: string;
  choices: readonly (readonly [label: string, value: TValue])[];
  value: TValue | undefined;
  onChange: ((value: TValue) => void) | undefined;
}

/** Frequent values of a field, which one tap chooses. */
export function ChoiceChips<TValue extends string | number>({
  label,
  choices,
  value,
  onChange,
}: ChoiceChipsProps<TValue>) {
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {choices.map(([name, choice]) => (
        <FilterChip key={choice} on={choice === value} onToggle={() => onChange?.(choice)}>
          {name}
        </FilterChip>
      ))}
    </fieldset>
  );
}

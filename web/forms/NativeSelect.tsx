import type { ComponentProps, ReactNode } from 'react';
import styles from './NativeSelect.module.css';

/** A value with its name. */
export type SelectOption<TValue extends string> = readonly [value: TValue, name: ReactNode];

interface NativeSelectProps<TValue extends string> extends Pick<
  ComponentProps<'select'>,
  'aria-label' | 'id' | 'ref' | 'onBlur' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  value?: TValue;
  options: readonly SelectOption<TValue>[];
  onChange?: (value: TValue) => void;
}

/** The browser's own list, which phones show as a wheel. */
export function NativeSelect<TValue extends string>({
  value,
  options,
  onChange,
  ...select
}: NativeSelectProps<TValue>) {
  return (
    <select
      {...select}
      className={styles.select}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([each]) => each === target.value);
        if (chosen) onChange?.(chosen[0]);
      }}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

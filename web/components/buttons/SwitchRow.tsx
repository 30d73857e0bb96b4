import { Switch, type SwitchProps } from 'antd';
import { useId } from 'react';
import styles from './SwitchRow.module.css';

interface SwitchRowProps extends SwitchProps {
  label: string;
  hint?: string;
}

/** A sentence with a switch. A tap on the sentence also toggles it. */
export function SwitchRow({ label, hint, ...control }: SwitchRowProps) {
  const hintId = useId();
  return (
    <label className={styles.row}>
      <span>
        {label} {hint !== undefined && <small id={hintId}>{hint}</small>}
      </span>
      <Switch aria-label={label} aria-describedby={hint === undefined ? undefined : hintId} {...control} />
    </label>
  );
}

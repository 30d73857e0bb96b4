import styles from './FilterChip.module.css';

interface RemoveChipProps {
  /** The accessible name, which contains the text. */
  label: string;
  onRemove: () => void;
  children: string;
}

/** A condition of a list that one tap removes. */
export function RemoveChip({ label, onRemove, children }: RemoveChipProps) {
  return (
    <button type="button" className={styles.chip} data-removable aria-label={label} onClick={onRemove}>
      {children} <span aria-hidden="true">×</span>
    </button>
  );
}

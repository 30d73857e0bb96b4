import type { SelectProps } from 'antd';
import styles from './RemovableTag.module.css';

interface RemovableTagProps extends Pick<Parameters<NonNullable<SelectProps['tagRender']>>[0], 'onClose'> {
  /** Whether the list of tags contains it. Other words look different. */
  known: boolean;
  /** The accessible name of the button that removes it. */
  removeLabel: string;
  children: string;
}

/** A chosen tag in a field, with a button that removes it. */
export function RemovableTag({ known, removeLabel, onClose, children }: RemovableTagProps) {
  return (
    <span className={styles.tag} data-known={known}>
      {children}
      <button
        type="button"
        className={styles.remove}
        aria-label={removeLabel}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      >
        ×
      </button>
    </span>
  );
}

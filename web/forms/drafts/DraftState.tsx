import { CheckOutlined } from '@ant-design/icons';
import { texts } from '../../texts';
import styles from './DraftState.module.css';

/** Shows that the values of a form are stored as a draft. */
export function DraftState({ isStored }: { isStored: boolean }) {
  return (
    <output className={styles.draft}>
      {isStored && (
        <>
          <CheckOutlined aria-hidden /> {texts.draft.stored}
        </>
      )}
    </output>
  );
}

import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useFocusedAtStart } from '../browser/useFocusedAtStart';
import { texts } from '../../texts/general';
import styles from './StepCard.module.css';
import { MemberText } from '../text/MemberText';

interface StepCardProps {
  /** The sentence about what is done. */
  title: string;
  /** The title of the notice that the step is about. */
  subject?: string;
  picture?: ReactNode;
  /** Links and buttons for the next step, the suggested one first. */
  actions: ReactNode;
  /** Hides the card. A card without it stays until its step is taken. */
  onClose?: () => void;
  /** Moves the focus to the card when it appears, so that screen readers announce it. */
  focused?: boolean;
}

const WITHOUT_SCROLLING = { preventScroll: true };

/** A card in the flow of a page: what is done, and the next step. */
export function StepCard({ title, subject, picture, actions, onClose, focused = false }: StepCardProps) {
  const card = useFocusedAtStart<HTMLElement>(focused, WITHOUT_SCROLLING);
  const titleId = useId();
  return (
    <section ref={card} className={styles.card} tabIndex={focused ? -1 : undefined} aria-labelledby={titleId}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {subject !== undefined && (
          <p className={styles.subject}>
            <MemberText text={subject} />
          </p>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
      {onClose && (
        <Button
          type="text"
          className={styles.close}
          icon={<CloseOutlined aria-hidden />}
          aria-label={texts.common.close}
          onClick={onClose}
        />
      )}
    </section>
  );
}

import { Link } from 'react-router-dom';
import { useFocusedAtStart } from '../browser/useFocusedAtStart';
import styles from './LinkHint.module.css';

interface LinkHintProps {
  /** The text of the link, and its URL. */
  link: string;
  to: string;
  /** Moves the focus to the sentence when it appears. */
  focused?: boolean;
  children: string;
}

/** A sentence in a quiet colour, with a link to a page that helps. */
export function LinkHint({ link, to, focused = false, children }: LinkHintProps) {
  const sentence = useFocusedAtStart<HTMLParagraphElement>(focused);
  return (
    <p ref={sentence} tabIndex={focused ? -1 : undefined} className={styles.hint}>
      {children} <Link to={to}>{link}</Link>
    </p>
  );
}

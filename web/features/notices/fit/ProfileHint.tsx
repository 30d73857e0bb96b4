import { Link } from 'react-router-dom';
import { useFocusedAtStart } from '../../../components/browser/useFocusedAtStart';
import { getTeamProfileHref } from '../../../paths';
import styles from './ProfileHint.module.css';

interface ProfileHintProps {
  /** The text of the link. */
  link: string;
  /** Moves the focus to the sentence when it appears. */
  focused?: boolean;
  children: string;
}

/** A quiet sentence with a link to the team profile in the settings. */
export function ProfileHint({ link, focused = false, children }: ProfileHintProps) {
  const sentence = useFocusedAtStart<HTMLParagraphElement>(focused);
  return (
    <p ref={sentence} tabIndex={focused ? -1 : undefined} className={styles.hint}>
      {children} <Link to={getTeamProfileHref()}>{link}</Link>
    </p>
  );
}

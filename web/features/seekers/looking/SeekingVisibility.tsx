import { texts } from '../../../texts';
import { useSchoolProof } from '../../verification/useSchoolProof';
import styles from './SeekingVisibility.module.css';

/** The sentence about the visibility of a member who looks for a team. */
export function SeekingVisibility() {
  const { OFF, VERIFIED } = texts.seeker.visibleTo;
  return <p className={styles.visible}>{useSchoolProof() === 'OFF' ? OFF : VERIFIED}</p>;
}

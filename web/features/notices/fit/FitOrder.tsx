import { texts } from '../../../texts';
import styles from './FitOrder.module.css';
import { ProfileHint } from './ProfileHint';

/** The sentence about the order by fit. Without a profile there is nothing to compare. */
export function FitOrder({ hasProfile }: { hasProfile: boolean }) {
  if (hasProfile) return <p className={styles.order}>{texts.fit.order}</p>;
  return <ProfileHint link={texts.fit.writeProfile}>{texts.fit.orderWithoutProfile}</ProfileHint>;
}

import { getSettingsHref } from '../../../paths';
import { texts } from '../../../texts';
import styles from './FitOrder.module.css';
import { LinkHint } from '../../../components/feedback/LinkHint';

/** The sentence about the order by fit. Without a profile there is nothing to compare. */
export function FitOrder({ hasProfile }: { hasProfile: boolean }) {
  if (hasProfile) return <p className={styles.order}>{texts.fit.order}</p>;
  return (
    <LinkHint to={getSettingsHref('team-profile')} link={texts.fit.writeProfile}>
      {texts.fit.orderWithoutProfile}
    </LinkHint>
  );
}

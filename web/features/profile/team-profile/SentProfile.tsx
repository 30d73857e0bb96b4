import { texts } from '../../../texts';
import { MemberProfile, type SharedProfile } from './MemberProfile';
import styles from './SentProfile.module.css';

/** The team profile that an applicant sent, or that there is none. */
export function SentProfile({ profile }: { profile: SharedProfile | null }) {
  return (
    <section aria-label={texts.teamProfile.section}>
      <h3 className={styles.title}>{texts.teamProfile.section}</h3>
      {profile ? <MemberProfile profile={profile} /> : <p className={styles.none}>{texts.teamProfile.notSent}</p>}
    </section>
  );
}

import { texts } from '../../../texts';
import { MemberProfile, type SharedProfile } from './MemberProfile';
import styles from './SentProfile.module.css';

interface SentProfileProps {
  profile: SharedProfile | null;
  /** The ids of the tags of the notice. Those in common are marked. */
  noticeTags: readonly string[];
}

/** The team profile that an applicant sent. Without one it shows a sentence. */
export function SentProfile({ profile, noticeTags }: SentProfileProps) {
  return (
    <section aria-label={texts.teamProfile.section}>
      <h3 className={styles.title}>{texts.teamProfile.section}</h3>
      {profile ? (
        <MemberProfile profile={profile} noticeTags={noticeTags} />
      ) : (
        <p className={styles.none}>{texts.teamProfile.notSent}</p>
      )}
    </section>
  );
}

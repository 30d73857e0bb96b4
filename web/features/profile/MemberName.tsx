import { SafetyCertificateFilled } from '@ant-design/icons';
import { texts } from '../../texts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import styles from './MemberName.module.css';
import { MemberText } from '../../components/text/MemberText';

interface MemberNameProps {
  member: { nickName: string; schoolVerified: boolean };
  /** Wraps a long name instead of truncating it. */
  whole?: boolean;
}

/** A member's nickname, with a mark for a verified school. A long name is truncated by default. */
export function MemberName({ member: { nickName, schoolVerified }, whole = false }: MemberNameProps) {
  return (
    <span className={styles.member}>
      <MemberText className={whole ? undefined : styles.name} text={nickName} />
      {schoolVerified && (
        <span className={styles.mark} title={texts.member.verified}>
          <SafetyCertificateFilled aria-hidden />
          <VisuallyHidden>{texts.member.verified}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

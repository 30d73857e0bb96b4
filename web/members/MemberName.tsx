import { SafetyCertificateFilled } from '@ant-design/icons';
import { texts } from '../texts';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './MemberName.module.css';

interface MemberNameProps {
  member: { nickName: string; schoolVerified: boolean };
}

/** A member's nickname, with a mark for a verified school. A long name is truncated. */
export function MemberName({ member: { nickName, schoolVerified } }: MemberNameProps) {
  return (
    <span className={styles.member}>
      <bdi className={styles.name}>{nickName}</bdi>
      {schoolVerified && (
        <span className={styles.mark} title={texts.member.verified}>
          <SafetyCertificateFilled aria-hidden />
          <VisuallyHidden>{texts.member.verified}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import { MemberName } from '../members/MemberName';
import { Avatar } from '../ui/Avatar';
import styles from './OwnerLine.module.css';

interface OwnerLineProps {
  owner: { id?: string; nickName: string; imageUrl: string | null; schoolVerified: boolean };
  /** The time and the badges of the notice. */
  children: ReactNode;
}

/** The line below the title of a notice, which starts with its owner. */
export function OwnerLine({ owner, children }: OwnerLineProps) {
  return (
    <p className={styles.line}>
      <Avatar {...owner} size={36} />
      <MemberName member={owner} />
      {children}
    </p>
  );
}

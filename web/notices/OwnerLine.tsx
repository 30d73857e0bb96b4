import type { ReactNode } from 'react';
import { Avatar } from '../ui/Avatar';
import styles from './OwnerLine.module.css';

interface OwnerLineProps {
  owner: { nickName: string; imageUrl: string | null };
  /** The time and the badges of the notice. */
  children: ReactNode;
}

/** The line below the title of a notice, which starts with its owner. */
export function OwnerLine({ owner: { nickName, imageUrl }, children }: OwnerLineProps) {
  return (
    <p className={styles.line}>
      <Avatar nickName={nickName} imageUrl={imageUrl} size={36} />
      <span>{nickName}</span>
      {children}
    </p>
  );
}

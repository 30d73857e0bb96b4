import type { ReactNode } from 'react';
import { texts } from '../texts';
import { MemberName } from '../members/MemberName';
import { Avatar } from '../ui/Avatar';
import { TimeAgo } from '../ui/TimeAgo';
import styles from './CommentText.module.css';

interface CommentTextProps {
  /** Null when the author has withdrawn, which makes the comment anonymous. */
  author: { id: string; nickName: string; imageUrl: string | null; schoolVerified: boolean } | null;
  text: string;
  createdAt: string;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** The author, time and text of a comment. */
export function CommentText({ author, text, createdAt, action }: CommentTextProps) {
  const nickName = author?.nickName ?? texts.member.anonymous;
  return (
    <>
      <div className={styles.head}>
        <Avatar id={author?.id} nickName={nickName} imageUrl={author?.imageUrl ?? null} />
        <span className={styles.author}>{author ? <MemberName member={author} /> : nickName}</span>
        {Number.isNaN(Date.parse(createdAt)) ? <span>{texts.comment.noDate}</span> : <TimeAgo time={createdAt} />}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <p className={styles.text}>{text}</p>
    </>
  );
}

import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { MemberName } from '../profile/MemberName';
import { HiddenChip } from '../safety/HiddenChip';
import { Avatar } from '../../components/labels/Avatar';
import { Chip } from '../../components/labels/Chip';
import { LinkedText } from '../../components/text/LinkedText';
import { TimeAgo } from '../../components/text/TimeAgo';
import styles from './CommentText.module.css';
import { languageOf } from '../../components/text/MemberText';

interface CommentTextProps {
  /** Null if the author has withdrawn, which makes the comment anonymous. */
  author: { id: string; nickName: string; imageUrl: string | null; schoolVerified: boolean } | null;
  /** Whether the owner of the notice wrote it. */
  isByOwner?: boolean;
  text: string;
  createdAt: string;
  /** Visible only to the author and to moderators. */
  hidden?: boolean;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

export function CommentText(props: CommentTextProps) {
  const { author, isByOwner = false, text, createdAt, hidden = false, action } = props;
  const nickName = author?.nickName ?? texts.member.anonymous;
  return (
    <>
      <div className={styles.head}>
        <Avatar id={author?.id} nickName={nickName} imageUrl={author?.imageUrl ?? null} />
        <div className={styles.facts}>
          <span className={styles.author}>{author ? <MemberName member={author} /> : nickName}</span>
          {isByOwner && <Chip tone="primary">{texts.comment.owner}</Chip>}
          {Number.isNaN(Date.parse(createdAt)) ? <span>{texts.comment.noDate}</span> : <TimeAgo time={createdAt} />}
          {hidden && <HiddenChip />}
        </div>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <p className={styles.text} lang={languageOf(text)}>
        <LinkedText text={text} />
      </p>
    </>
  );
}

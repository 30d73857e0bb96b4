import type { ReactNode } from 'react';
import { Empty } from '../../components/feedback/Empty';
import type { Known } from '../../graphql/enums';
import type { NoticeKind } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { CreateNoticeButton } from './CreateNoticeButton';

interface NoNoticesProps {
  /** The kind of the list, or null for both. */
  kind: Known<NoticeKind> | null;
  /** A button that shows the closed notices, if the list leaves them out. */
  more?: ReactNode;
}

/** The message for a list without any notice, with a button that posts the first one. */
export function NoNotices({ kind, more }: NoNoticesProps) {
  const none = kind ? texts.notice.none[kind] : texts.notice.noneAtAll;
  return (
    <Empty
      hint={texts.notice.noneHint}
      action={
        <>
          <CreateNoticeButton kind={kind ?? undefined} />
          {more}
        </>
      }
    >
      {more ? texts.notice.noneRecruits : none}
    </Empty>
  );
}

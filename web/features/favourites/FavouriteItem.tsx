import { entryFor } from '../../graphql/enums';
import { FavouriteItem_NoticeFragmentDoc, type FavouriteItem_NoticeFragment } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { describeAnswerTime } from '../notices/answer-time';
import { getNoticeHref } from '../notices/hrefs';
import { RoleChips } from '../notices/seats/RoleChips';
import { StatusChip } from '../notices/StatusChip';
import { texts } from '../../texts';
import { ItemRow } from '../../components/lists/ItemRow';
import { ShortDate } from '../../components/text/ShortDate';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './FavouriteItem.module.css';
import { FavouriteButton } from './FavouriteButton';

gql`
  fragment FavouriteItem_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
    createdAt
    freeSeatCount
    seats {
      ...Seats_group @unmask
    }
    deadline
    decideWithinDays
    viewerHasFavourited
    ...FavouriteButton_notice
  }
`;

interface FavouriteItemProps {
  notice: FragmentOf<typeof FavouriteItem_NoticeFragmentDoc>;
  /** Called after the favourite was removed or added again. */
  onChanged: () => void;
}

/**
 * Describes the free seats of a study, the deadline, and how soon the owner answers. A project's
 * role chips already show its free seats.
 */
function describeFacts({ kind, freeSeatCount, deadline, ...notice }: FavouriteItem_NoticeFragment): string {
  const left = kind === 'STUDY' && freeSeatCount > 0 && texts.notice.left(freeSeatCount);
  const until = deadline && texts.notice.untilDay(texts.time.day(deadline));
  return [left, until, describeAnswerTime(notice)].filter(Boolean).join(' · ');
}

/** One of the viewer's favourites in a list. A removed one stays, dimmed. */
export function FavouriteItem({ notice, onChanged }: FavouriteItemProps) {
  const data = useFragmentData(FavouriteItem_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting, dDay, createdAt, freeSeatCount } = data;
  return (
    <ItemRow
      chip={<StatusChip inList recruiting={recruiting} dDay={dDay} freeSeatCount={freeSeatCount} />}
      meta={
        <>
          {entryFor(texts.notice.kind, kind)} · <ShortDate time={createdAt} />
        </>
      }
      title={title}
      href={getNoticeHref(kind, id)}
      details={
        <>
          {kind === 'PROJECT' && <RoleChips seats={data.seats} recruiting={recruiting} />}
          {recruiting && <p className={styles.facts}>{describeFacts(data)}</p>}
        </>
      }
      corner={<FavouriteButton notice={data} onChanged={onChanged} />}
      dimmed={!data.viewerHasFavourited}
    />
  );
}

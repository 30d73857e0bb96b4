import { entryFor } from '../graphql/enums';
import { FavouriteItem_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { StatusChip } from '../notices/StatusChip';
import { texts } from '../texts';
import { NextRow } from '../ui/RowGroups';
import { ShortDate } from '../ui/ShortDate';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
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
    viewerHasFavourited
    ...FavouriteButton_notice
  }
`;

interface FavouriteItemProps {
  notice: FragmentOf<typeof FavouriteItem_NoticeFragmentDoc>;
  /** Called after the favourite was removed or added again. */
  onChanged: () => void;
}

/** One of the viewer's favourites in a list. A removed one stays, dimmed. */
export function FavouriteItem({ notice, onChanged }: FavouriteItemProps) {
  const data = useFragmentData(FavouriteItem_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting, dDay, createdAt, freeSeatCount: left } = data;
  const open = left > 0 ? texts.notice.next.left(left) : texts.notice.next.full;
  return (
    <NextRow
      chip={<StatusChip recruiting={recruiting} dDay={dDay} isFull={left === 0} />}
      meta={
        <>
          {entryFor(texts.notice.kind, kind)} · <ShortDate time={createdAt} />
        </>
      }
      title={title}
      href={getNoticeHref(kind, id)}
      next={recruiting ? open : texts.notice.next.over}
      action={<FavouriteButton notice={data} onChanged={onChanged} />}
      dimmed={!data.viewerHasFavourited}
    />
  );
}

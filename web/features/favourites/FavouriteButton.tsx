import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  FavouriteButton_NoticeFragmentDoc,
  FavouriteNoticeDocument,
  UnfavouriteNoticeDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './FavouriteButton.module.css';

gql`
  fragment FavouriteButton_notice on Notice {
    id
    title
    viewerHasFavourited
    favouriteCount
  }
`;
gql`
  mutation FavouriteNotice($input: FavouriteNoticeInput!) {
    favouriteNotice(input: $input) {
      notice {
        id
        viewerHasFavourited
        favouriteCount
      }
    }
  }
`;
gql`
  mutation UnfavouriteNotice($input: UnfavouriteNoticeInput!) {
    unfavouriteNotice(input: $input) {
      notice {
        id
        viewerHasFavourited
        favouriteCount
      }
    }
  }
`;

interface FavouriteButtonProps {
  notice: FragmentOf<typeof FavouriteButton_NoticeFragmentDoc>;
  /** Shows how many members have the notice among their favourites. */
  counted?: boolean;
  /** Called after the server has stored the change. */
  onChanged?: () => void;
}

/**
 * Adds or removes a favourite with an optimistic update. If the server refuses it, the button
 * reverts and a toast is shown.
 */
export function FavouriteButton({ notice: masked, counted = false, onChanged }: FavouriteButtonProps) {
  const data = useFragmentData(FavouriteButton_NoticeFragmentDoc, masked);
  const { __typename, id, title, viewerHasFavourited: favourite, favouriteCount } = data;
  const notice = {
    __typename,
    id,
    viewerHasFavourited: !favourite,
    favouriteCount: favouriteCount + (favourite ? -1 : 1),
  };
  const [add] = useAction(FavouriteNoticeDocument, {
    failed: texts.favourite.addFailed,
    optimisticResponse: { favouriteNotice: { __typename: 'FavouriteNoticePayload', notice } },
  });
  const [remove] = useAction(UnfavouriteNoticeDocument, {
    failed: texts.favourite.removeFailed,
    optimisticResponse: { unfavouriteNotice: { __typename: 'UnfavouriteNoticePayload', notice } },
  });
  const toggle = async (): Promise<void> => {
    const input = { noticeId: id };
    if (await (favourite ? remove({ input }) : add({ input }))) onChanged?.();
  };
  const label = favourite ? texts.favourite.remove(title) : texts.favourite.add(title);
  const count = counted && favouriteCount > 0 ? favouriteCount : undefined;
  return (
    <Button
      {...(counted ? { size: 'large', className: styles.counted } : { type: 'text', shape: 'circle' })}
      icon={favourite ? <StarFilled className={styles.on} aria-hidden /> : <StarOutlined aria-hidden />}
      aria-label={count === undefined ? label : texts.favourite.counted(label, count)}
      onClick={() => void toggle()}
    >
      {count}
    </Button>
  );
}

import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  FavouriteButton_NoticeFragmentDoc,
  FavouriteNoticeDocument,
  UnfavouriteNoticeDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
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

/** Adds or removes a favourite. The change is shown optimistically and is reverted, with a toast, when the server refuses it. */
export function FavouriteButton(props: { notice: FragmentOf<typeof FavouriteButton_NoticeFragmentDoc> }) {
  const data = useFragmentData(FavouriteButton_NoticeFragmentDoc, props.notice);
  const { __typename, id, title, viewerHasFavourited: favourite, favouriteCount } = data;
  const notice = {
    __typename,
    id,
    viewerHasFavourited: !favourite,
    favouriteCount: favouriteCount + (favourite ? -1 : 1),
  };
  const [add] = useAction(FavouriteNoticeDocument, {
    optimisticResponse: { favouriteNotice: { __typename: 'FavouriteNoticePayload', notice } },
  });
  const [remove] = useAction(UnfavouriteNoticeDocument, {
    optimisticResponse: { unfavouriteNotice: { __typename: 'UnfavouriteNoticePayload', notice } },
  });
  const input = { noticeId: id };
  return (
    <Button
      type="text"
      shape="circle"
      icon={favourite ? <StarFilled className={styles.on} aria-hidden /> : <StarOutlined aria-hidden />}
      aria-label={favourite ? texts.favourite.remove(title) : texts.favourite.add(title)}
      aria-pressed={favourite}
      onClick={() => void (favourite ? remove({ input }) : add({ input }))}
    />
  );
}

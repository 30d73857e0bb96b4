import { NoticeCardWithFavourite_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { type CardHighlight, NoticeCard } from '../notices/NoticeCard';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { FavouriteButton } from './FavouriteButton';

gql`
  fragment NoticeCardWithFavourite_notice on Notice {
    id
    ...NoticeCard_notice
    ...FavouriteButton_notice
  }
`;

interface NoticeCardWithFavouriteProps {
  notice: FragmentOf<typeof NoticeCardWithFavourite_NoticeFragmentDoc>;
  heading?: 'h2' | 'h3';
  highlight?: CardHighlight;
}

export function NoticeCardWithFavourite({ notice, ...card }: NoticeCardWithFavouriteProps) {
  const data = useFragmentData(NoticeCardWithFavourite_NoticeFragmentDoc, notice);
  return <NoticeCard {...card} notice={data} action={<FavouriteButton notice={data} />} />;
}

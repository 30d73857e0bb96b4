import { FavouriteCard_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { NoticeCard } from '../notices/NoticeCard';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { FavouriteButton } from './FavouriteButton';

gql`
  fragment FavouriteCard_notice on Notice {
    id
    ...NoticeCard_notice
    ...FavouriteButton_notice
  }
`;

interface FavouriteCardProps {
  notice: FragmentOf<typeof FavouriteCard_NoticeFragmentDoc>;
  heading?: 'h2' | 'h3';
  query?: string;
  /** Shows that the notice is no longer a favourite. */
  dimmed?: boolean;
}

/** The card of a notice with a favourite button. */
export function FavouriteCard({ notice, ...card }: FavouriteCardProps) {
  const data = useFragmentData(FavouriteCard_NoticeFragmentDoc, notice);
  return <NoticeCard {...card} notice={data} action={<FavouriteButton notice={data} />} />;
}

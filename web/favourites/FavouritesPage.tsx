import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';

/** The viewer's favourites. */
export function FavouritesPage() {
  return (
    <Page title={texts.favourite.title}>
      <Empty>{texts.common.empty}</Empty>
    </Page>
  );
}

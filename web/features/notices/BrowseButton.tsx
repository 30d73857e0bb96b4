import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';

/** A link to the search, as the next step of an empty list. */
export function BrowseButton() {
  return (
    <LinkButton type="primary" to={getHref('search')}>
      {texts.notice.browse}
    </LinkButton>
  );
}

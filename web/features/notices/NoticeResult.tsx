import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { type NoticeKind, OwnSchoolDocument } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { gql } from '../../graphql/tag';
import { getSettingsHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { NotFound } from '../../components/page/NotFound';
import { QueryView } from '../../graphql/view/QueryView';

gql`
  query OwnSchool {
    viewer {
      id
      school {
        id
        name
      }
    }
  }
`;

interface NoticeResultProps<TNotice> {
  query: StartedQuery<{ notice: TNotice | null }>;
  /** The kind that the URL names, if any. A notice of the other kind is not found. */
  kind?: NoticeKind;
  children: (notice: TNotice) => ReactNode;
}

/** Shows the state of a query for one notice. */
export function NoticeResult<TNotice extends { kind: NoticeKind }>({
  query,
  kind,
  children,
}: NoticeResultProps<TNotice>) {
  return (
    <QueryView query={query} required={['notice']} notFound={<NoticeNotFound />}>
      {({ notice }) => (kind === undefined || notice.kind === kind ? children(notice) : <NoticeNotFound />)}
    </QueryView>
  );
}

/** Explains why a notice is not found. One possible reason is the school in the settings. */
function NoticeNotFound() {
  // The bars have loaded the school, so this reads the cache.
  const school = useQuery(OwnSchoolDocument).data?.viewer?.school.name;
  return (
    <NotFound
      title={texts.notice.notFound}
      hint={texts.notice.notFoundHint(school)}
      action={<LinkButton to={getSettingsHref('profile')}>{texts.notice.checkSchool}</LinkButton>}
    />
  );
}

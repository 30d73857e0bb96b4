import type { ReactNode } from 'react';
import type { NoticeKind } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { getProfileHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { NotFound } from '../ui/NotFound';
import { QueryView } from '../ui/QueryView';

interface NoticeQueryProps<TNotice> {
  query: StartedQuery<{ notice: TNotice | null }>;
  /**
   * The kind in the URL, if it contains one. A notice of the other kind is not found at this URL.
   */
  kind?: NoticeKind;
  children: (notice: TNotice) => ReactNode;
}

/** Shows the state of a query for one notice. */
export function NoticeQuery<TNotice extends { kind: NoticeKind }>({
  query,
  kind,
  children,
}: NoticeQueryProps<TNotice>) {
  return (
    <QueryView query={query} required={['notice']} loading="article" notFound={<NoticeNotFound />}>
      {({ notice }) => (kind === undefined || notice.kind === kind ? children(notice) : <NoticeNotFound />)}
    </QueryView>
  );
}

/** Explains why a notice is not found. One possible reason is the school in the settings. */
function NoticeNotFound() {
  return (
    <NotFound
      title={texts.notice.notFound}
      hint={texts.notice.notFoundHint}
      action={<LinkButton to={getProfileHref()}>{texts.notice.checkSchool}</LinkButton>}
    />
  );
}

import { AppliedItem_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getAppliedHref } from '../notices/hrefs';
import { getHref } from '../paths';
import { texts } from '../texts';
import { NextRow } from '../ui/RowGroups';
import { ShortDate } from '../ui/ShortDate';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';

gql`
  fragment AppliedItem_application on Application {
    id
    status
    role
    createdAt
    notice {
      id
      kind
      title
      recruiting
      owner {
        id
        nickName
      }
    }
  }
`;

/** One of the viewer's applications in a list: how it stands, and what is next. */
export function AppliedItem({ application }: { application: FragmentOf<typeof AppliedItem_ApplicationFragmentDoc> }) {
  const { status, role, createdAt, notice } = useFragmentData(AppliedItem_ApplicationFragmentDoc, application);
  const { id, kind, title, recruiting, owner } = notice;
  const next = texts.application.next;
  return (
    <NextRow
      chip={<ApplicationStatusBadge status={status} />}
      meta={
        <>
          {role ? texts.notice.role[role] : texts.notice.kind[kind]} · <ShortDate time={createdAt} />
        </>
      }
      title={title}
      // Whoever was approved goes on in the team.
      href={status === 'APPROVED' ? getHref('team', { id }) : getAppliedHref(kind, id)}
      next={
        status === 'PENDING' && !recruiting
          ? next.closed(owner.nickName)
          : (next[status] ?? next.PENDING)(owner.nickName)
      }
    />
  );
}

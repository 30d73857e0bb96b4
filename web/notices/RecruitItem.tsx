import { Link } from 'react-router-dom';
import { RecruitItem_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { StatusBadge } from './StatusBadge';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getApplicantsHref, getManageHref } from './hrefs';

gql`
  fragment RecruitItem_notice on Notice {
    id
    kind
    title
    recruiting
    applicationCount
  }
`;

/** One of the viewer's notices in a list, with links to its page and to its applicants. */
export function RecruitItem({ notice }: { notice: FragmentOf<typeof RecruitItem_NoticeFragmentDoc> }) {
  const data = useFragmentData(RecruitItem_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting } = data;
  const count = data.applicationCount ?? 0;
  return (
    <li className="notice-row">
      <StatusBadge recruiting={recruiting} />
      <Link to={getManageHref(kind, id)} className="notice-row-title">
        {title}
      </Link>
      <Link
        to={getApplicantsHref(kind, id)}
        className="notice-row-end"
        aria-label={texts.notice.applicantsOf(title, count)}
      >
        {texts.notice.applicants(count)}
      </Link>
    </li>
  );
}

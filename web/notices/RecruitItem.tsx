import { Link } from 'react-router-dom';
import { RecruitItem_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { StatusChip } from './StatusChip';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getApplicantsHref, getManageHref } from './hrefs';
import { ListRow } from '../ui/Rows';

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
    <ListRow before={<StatusChip recruiting={recruiting} />} title={title} href={getManageHref(kind, id)}>
      <Link to={getApplicantsHref(kind, id)} aria-label={texts.notice.applicantsOf(title, count)}>
        {texts.notice.applicants(count)}
      </Link>
    </ListRow>
  );
}

import { Link } from 'react-router-dom';
import { NoticeHeading_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getManageHref } from './hrefs';
import { StatusChip } from './StatusChip';
import { Row } from '../ui/Row';

gql`
  fragment NoticeHeading_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
  }
`;

/** The status and title of the owner's notice, as the heading of pages about it. */
export function NoticeHeading({ notice }: { notice: FragmentOf<typeof NoticeHeading_NoticeFragmentDoc> }) {
  const { id, kind, title, recruiting, dDay } = useFragmentData(NoticeHeading_NoticeFragmentDoc, notice);
  return (
    <Row>
      <StatusChip recruiting={recruiting} dDay={dDay} />
      <Link to={getManageHref(kind, id)}>{title}</Link>
    </Row>
  );
}

import { OwnerActions_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { CloseNoticeButton } from './CloseNoticeButton';
import { DeleteNoticeButton } from './DeleteNoticeButton';
import { getApplicantsHref, getEditHref } from './hrefs';
import { Row } from '../ui/Row';

gql`
  fragment OwnerActions_notice on Notice {
    id
    kind
    applicationCount
    ...CloseNoticeButton_notice
    ...DeleteNoticeButton_notice
  }
`;

/** The actions of the owner of a notice: applicants, edit, close and delete. */
export function OwnerActions({ notice }: { notice: FragmentOf<typeof OwnerActions_NoticeFragmentDoc> }) {
  const data = useFragmentData(OwnerActions_NoticeFragmentDoc, notice);
  const { id, kind, applicationCount } = data;
  return (
    <Row>
      <LinkButton type="primary" to={getApplicantsHref(kind, id)}>
        {texts.notice.applicants(applicationCount ?? 0)}
      </LinkButton>
      <LinkButton to={getEditHref(kind, id)}>{texts.notice.edit}</LinkButton>
      <CloseNoticeButton notice={data} />
      <DeleteNoticeButton notice={data} />
    </Row>
  );
}

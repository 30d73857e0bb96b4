import type { TypedDocumentNode } from '@apollo/client';
import { texts } from '../../../texts';
import { MoreButton, type PageEnd } from '../../../graphql/view/MoreButton';
import { Row } from '../../../components/lists/Row';

interface MoreApplicantsProps<TData> {
  query: TypedDocumentNode<TData, { id: string; after?: string | null }>;
  notice: {
    id: string;
    applicationCount: number | null;
    applications: { edges: readonly unknown[]; pageInfo: PageEnd } | null;
  };
}

/** The number of shown applications, and a button for more. Renders nothing if all are shown. */
export function MoreApplicants<TData>({
  query,
  notice: { id, applicationCount, applications },
}: MoreApplicantsProps<TData>) {
  if (applicationCount === null || !applications?.pageInfo.hasNextPage) return null;
  return (
    <Row>
      {texts.application.moreApplicants(applications.edges.length, applicationCount)}
      <MoreButton query={query} variables={{ id }} pageInfo={applications.pageInfo}>
        {texts.application.more}
      </MoreButton>
    </Row>
  );
}

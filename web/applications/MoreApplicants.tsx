import type { TypedDocumentNode } from '@apollo/client';
import { texts } from '../texts';
import { MoreButton } from '../ui/MoreButton';
import { Row } from '../ui/Row';

interface MoreApplicantsProps<TData> {
  /** The query of the page. */
  query: TypedDocumentNode<TData, { id: string; after?: string | null }>;
  notice: { id: string; applicationCount: number | null; applications: readonly { id: string }[] | null };
}

/** How many applications are shown, and a button for the next ones. It is hidden when all are shown. */
export function MoreApplicants<TData>({ query, notice }: MoreApplicantsProps<TData>) {
  const { id, applicationCount, applications } = notice;
  const shown = applications?.length ?? 0;
  if (applicationCount === null || shown >= applicationCount) return null;
  return (
    <Row>
      {texts.application.moreApplicants(shown, applicationCount)}
      <MoreButton query={query} variables={{ id }} next={{ after: applications?.at(-1)?.id }}>
        {texts.application.more}
      </MoreButton>
    </Row>
  );
}

import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { OwnerOnly_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getNoticeHref } from '../hrefs';

gql`
  fragment OwnerOnly_notice on Notice {
    id
    kind
    viewerCanManage
  }
`;

interface OwnerOnlyProps {
  notice: FragmentOf<typeof OwnerOnly_NoticeFragmentDoc>;
  children: ReactNode;
}

/**
 * Shows its children to the owner of the notice. Redirects other members to the public page of the
 * notice.
 */
export function OwnerOnly({ notice, children }: OwnerOnlyProps) {
  const { id, kind, viewerCanManage } = useFragmentData(OwnerOnly_NoticeFragmentDoc, notice);
  return viewerCanManage ? children : <Navigate to={getNoticeHref(kind, id)} replace />;
}

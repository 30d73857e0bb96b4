import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { OwnerOnly_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getNoticeHref } from './NoticeCard';

gql`
  fragment OwnerOnly_notice on Notice {
    id
    kind
    viewerCanManage
  }
`;

/** A page of one's own notice. */
interface OwnerOnlyProps {
  notice: FragmentOf<typeof OwnerOnly_NoticeFragmentDoc>;
  children: ReactNode;
}

/** Who does not own the notice is led to where everybody reads it. */
export function OwnerOnly({ notice, children }: OwnerOnlyProps) {
  const { id, kind, viewerCanManage } = useFragmentData(OwnerOnly_NoticeFragmentDoc, notice);
  return viewerCanManage ? children : <Navigate to={getNoticeHref(kind, id)} replace />;
}

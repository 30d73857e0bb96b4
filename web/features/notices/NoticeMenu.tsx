import { useNavigate } from 'react-router-dom';
import { NoticeMenu_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { SafetyMenu } from '../safety/SafetyMenu';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment NoticeMenu_notice on Notice {
    id
    viewerCanReport
    owner {
      id
      nickName
      viewerCanReport
      viewerCanBlock
    }
  }
`;

/**
 * The menu that reports a notice or its owner, or blocks the owner. The viewer no longer sees the
 * notices of a blocked owner.
 */
export function NoticeMenu({ notice }: { notice: FragmentOf<typeof NoticeMenu_NoticeFragmentDoc> }) {
  const { id, viewerCanReport, owner } = useFragmentData(NoticeMenu_NoticeFragmentDoc, notice);
  const navigate = useNavigate();
  return (
    <SafetyMenu
      content={{ target: 'NOTICE', id, canReport: viewerCanReport }}
      member={owner}
      onBlocked={() => void navigate(getHref('home'))}
    />
  );
}

import { Button } from 'antd';
import { BlockedMembers_ViewerFragmentDoc, UnblockMemberDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Avatar } from '../../components/labels/Avatar';
import { PanelRow } from '../../components/page/PanelRow';
import { SectionList } from '../../components/lists/SectionList';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './safety.module.css';
import { MemberText } from '../../components/text/MemberText';

// Few members block more members than this list shows.
gql`
  fragment BlockedMembers_viewer on Viewer {
    id
    blockedMembers(first: 100) {
      edges {
        cursor
        node {
          id
          nickName
          imageUrl
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
gql`
  mutation UnblockMember($input: UnblockMemberInput!) {
    unblockMember(input: $input) {
      viewer {
        id
        ...BlockedMembers_viewer
      }
    }
  }
`;

/**
 * The row of the settings with the members that the viewer has blocked, each with an unblock
 * button.
 */
export function BlockedMembers({ viewer }: { viewer: FragmentOf<typeof BlockedMembers_ViewerFragmentDoc> }) {
  const { blockedMembers } = useFragmentData(BlockedMembers_ViewerFragmentDoc, viewer);
  const toast = useToast();
  const [unblock, pending] = useAction(UnblockMemberDocument, { failed: texts.safety.unblockFailed });
  const unblockMember = async (memberId: string, nickName: string): Promise<void> => {
    if (await unblock({ input: { memberId } })) toast.success(texts.safety.unblocked(nickName));
  };
  return (
    <PanelRow
      title={texts.safety.blockedMembers}
      value={texts.safety.blockedCount(blockedMembers.edges.length)}
      anchor="blocked"
    >
      <SectionList empty={texts.safety.noBlockedMembers}>
        {blockedMembers.edges.map(({ node: member }) => (
          <li key={member.id} className={styles.item}>
            <Avatar {...member} />
            <MemberText className={styles.name} text={member.nickName} />
            <Button
              aria-label={texts.safety.unblockOf(member.nickName)}
              disabled={pending}
              onClick={() => void unblockMember(member.id, member.nickName)}
            >
              {texts.safety.unblock}
            </Button>
          </li>
        ))}
      </SectionList>
    </PanelRow>
  );
}

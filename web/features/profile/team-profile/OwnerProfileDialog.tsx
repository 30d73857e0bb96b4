import { useQuery } from '@apollo/client/react';
import { OwnerProfileDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { texts } from '../../../texts';
import { Dialog } from '../../../components/dialogs/Dialog';
import { CompletedTeams } from '../CompletedTeams';
import { MemberProfile } from './MemberProfile';

gql`
  query OwnerProfile($id: ID!) {
    notice(id: $id) {
      id
      owner {
        id
        profile {
          ...MemberProfile_profile @unmask
        }
        ...CompletedTeams_member
      }
    }
  }
`;

interface OwnerProfileDialogProps {
  noticeId: string;
  nickName: string;
  open: boolean;
  onClose: () => void;
}

/** The team profile and the completed teams of the owner of a notice. */
export function OwnerProfileDialog({ noticeId, nickName, open, onClose }: OwnerProfileDialogProps) {
  return (
    <Dialog title={texts.teamProfile.openOf(nickName)} open={open} size="small" footer={null} onClose={onClose}>
      <OwnerProfile noticeId={noticeId} />
    </Dialog>
  );
}

function OwnerProfile({ noticeId }: { noticeId: string }) {
  const { data, error } = useQuery(OwnerProfileDocument, { variables: { id: noticeId } });
  const owner = data?.notice?.owner;
  if (owner) {
    return (
      <>
        {owner.profile ? <MemberProfile profile={owner.profile} /> : <p>{texts.teamProfile.notShared}</p>}
        <CompletedTeams member={owner} />
      </>
    );
  }
  return <LoadingOrFailed error={error} failedText={texts.teamProfile.loadFailed} />;
}

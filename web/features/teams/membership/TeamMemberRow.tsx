import { ContactsDialog } from '../../contacts/ContactsForm';
import { listContacts } from '../../contacts/contact-kinds';
import { MemberContacts } from '../../contacts/MemberContacts';
import { TeamMemberRow_MemberFragmentDoc, TeamMemberRow_ViewerFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { MemberProfileButton } from '../../profile/team-profile/MemberProfileButton';
import { MemberName } from '../../profile/MemberName';
import { nameTeamRole } from '../../profile/team-role';
import { texts } from '../../../texts';
import { DialogButton } from '../../../components/dialogs/DialogButton';
import { Avatar } from '../../../components/labels/Avatar';
import { Chip } from '../../../components/labels/Chip';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { ManageMember } from './ManageMember';
import styles from './TeamMemberRow.module.css';

gql`
  fragment TeamMemberRow_member on TeamMember {
    id
    role
    isOwner
    since
    askedAt
    unanswered
    viewerCanManage
    ...ManageMember_member
    member {
      id
      nickName
      imageUrl
      schoolVerified
      profile {
        ...MemberProfile_profile @unmask
      }
    }
    contacts {
      ...Contacts_values @unmask
    }
  }
`;
gql`
  fragment TeamMemberRow_viewer on Viewer {
    id
    contacts {
      ...Contacts_values @unmask
    }
    ...ContactsForm_viewer
  }
`;

interface TeamMemberRowProps {
  teamId: string;
  member: FragmentOf<typeof TeamMemberRow_MemberFragmentDoc>;
  viewer: FragmentOf<typeof TeamMemberRow_ViewerFragmentDoc>;
  /** Called after the viewer has removed the member. The row disappears with its focused button. */
  onRemoved: () => void;
}

/** A teammate with their contacts. In the viewer's own row the contacts can be changed. */
export function TeamMemberRow({ teamId, member: teamMember, viewer, onRemoved }: TeamMemberRowProps) {
  const shown = useFragmentData(TeamMemberRow_MemberFragmentDoc, teamMember);
  const { member, role, isOwner, since, askedAt, unanswered, viewerCanManage, contacts } = shown;
  const data = useFragmentData(TeamMemberRow_ViewerFragmentDoc, viewer);
  const isViewer = member.id === data.id;
  return (
    <li className={styles.row}>
      <Avatar {...member} size={40} />
      <div className={styles.who}>
        <div className={styles.name}>
          <MemberName member={member} />
          {isViewer && <Chip tone="primary">{texts.team.me}</Chip>}
        </div>
        <div className={styles.role}>
          {nameTeamRole(role, isOwner)}
          <span className={styles.since}> · {texts.team.since(texts.time.date(since))}</span>
        </div>
        {viewerCanManage && askedAt !== null && (
          <Chip tone="urgent">{unanswered ? texts.team.silent : texts.team.waiting}</Chip>
        )}
      </div>
      <div className={styles.actions}>
        <MemberProfileButton nickName={member.nickName} profile={member.profile} />
        {isViewer ? (
          <DialogButton type="link" dialog={(state) => <ContactsDialog viewer={data} {...state} />}>
            {listContacts(data.contacts).length > 0 ? texts.contact.mine : texts.contact.write}
          </DialogButton>
        ) : (
          <MemberContacts nickName={member.nickName} contacts={contacts} />
        )}
        <ManageMember teamId={teamId} member={shown} onRemoved={onRemoved} />
      </div>
    </li>
  );
}

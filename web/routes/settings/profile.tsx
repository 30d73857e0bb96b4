import { ContactsForm } from '../../features/contacts/ContactsForm';
import { type ContactValues, listContacts } from '../../features/contacts/contact-kinds';
import { OwnCompletedTeams } from '../../features/profile/CompletedTeams';
import { ProfileForm } from '../../features/profile/ProfileForm';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';
import { SchoolVerification } from '../../features/verification/SchoolVerification';
import { SettingsTab } from './SettingsTab';

/** The settings of the profile: nickname, picture, school, completed teams and contacts. */
export function ProfilePage() {
  return (
    <SettingsTab tab="profile">
      {(viewer) => (
        <>
          <PanelRow title={texts.member.profile} value={viewer.member.nickName} anchor="profile">
            <ProfileForm viewer={viewer} />
          </PanelRow>
          <SchoolVerification viewer={viewer} />
          <PanelRow
            title={texts.team.completed}
            value={texts.team.completedCount(viewer.member.completedTeams.length)}
            anchor="teams"
          >
            <OwnCompletedTeams member={viewer.member} />
          </PanelRow>
          <PanelRow title={texts.contact.section} value={describe(viewer.contacts)} anchor="contacts">
            <ContactsForm viewer={viewer} />
          </PanelRow>
        </>
      )}
    </SettingsTab>
  );
}

function describe(contacts: ContactValues): string {
  const kinds = listContacts(contacts).map(({ kind }) => texts.contact.kind[kind]);
  return kinds.length === 0 ? texts.contact.nothingShared : kinds.join(', ');
}

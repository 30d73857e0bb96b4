import { ContactsForm } from '../contacts/ContactsForm';
import { type ContactValues, listContacts } from '../contacts/contact-kinds';
import { OwnCompletedTeams } from '../members/CompletedTeams';
import { ProfileForm } from '../members/ProfileForm';
import { texts } from '../texts';
import { LinkedPanel } from '../ui/LinkedPanel';
import { SchoolVerification } from '../verification/SchoolVerification';
import { SettingsTab } from './SettingsTab';

/** The settings of the profile: nickname, picture, school, completed teams and contacts. */
export function ProfilePage() {
  return (
    <SettingsTab tab="profile">
      {(viewer) => (
        <>
          <LinkedPanel title={texts.member.profile} anchor="profile">
            <ProfileForm viewer={viewer} />
          </LinkedPanel>
          <SchoolVerification viewer={viewer} />
          <LinkedPanel
            title={texts.team.completed}
            value={texts.team.completedCount(viewer.member.completedTeams.length)}
            anchor="teams"
          >
            <OwnCompletedTeams member={viewer.member} />
          </LinkedPanel>
          <LinkedPanel title={texts.contact.title} value={describe(viewer.contacts)} anchor="contacts">
            <ContactsForm viewer={viewer} />
          </LinkedPanel>
        </>
      )}
    </SettingsTab>
  );
}

function describe(contacts: ContactValues): string {
  const kinds = listContacts(contacts).map(({ kind }) => texts.contact.kind[kind]);
  return kinds.length === 0 ? texts.contact.nothingShared : kinds.join(', ');
}

import { ContactsForm } from '../../features/contacts/ContactsForm';
import { type ContactValues, listContacts } from '../../features/contacts/contact-kinds';
import { OwnCompletedTeams } from '../../features/profile/CompletedTeams';
import { ProfileForm } from '../../features/profile/ProfileForm';
import { isEmptyProfile } from '../../features/profile/team-profile/MemberProfile';
import { TeamProfileForm } from '../../features/profile/team-profile/TeamProfileForm';
import { CoursesForm } from '../../features/profile/timetable/CoursesForm';
import { FreeHoursForm } from '../../features/profile/timetable/FreeHoursForm';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';
import { SchoolVerification } from '../../features/verification/SchoolVerification';
import { SettingsTab } from './SettingsTab';

/** The settings of the profile, the team profile, the timetable, the school and the contacts. */
export function ProfilePage() {
  return (
    <SettingsTab tab="profile">
      {(viewer) => (
        <>
          <PanelRow title={texts.member.profile} value={viewer.member.nickName} anchor="profile">
            <ProfileForm viewer={viewer} />
          </PanelRow>
          <PanelRow
            title={texts.teamProfile.section}
            value={isEmptyProfile(viewer.teamProfile) ? texts.teamProfile.empty : texts.teamProfile.written}
            anchor="team-profile"
          >
            <TeamProfileForm viewer={viewer} />
          </PanelRow>
          <PanelRow
            title={texts.timetable.courses}
            value={texts.timetable.courseCount(viewer.courses.length)}
            anchor="courses"
          >
            <CoursesForm viewer={viewer} />
          </PanelRow>
          <PanelRow title={texts.timetable.freeHours} value={describeHours(viewer.freeHours)} anchor="free-hours">
            <FreeHoursForm viewer={viewer} />
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

function describeHours(free: { hours: readonly number[]; isPast: boolean } | null): string {
  return free && !free.isPast ? texts.timetable.hoursAWeek(free.hours.length) : texts.timetable.unknown;
}

function describe(contacts: ContactValues): string {
  const kinds = listContacts(contacts).map(({ kind }) => texts.contact.kind[kind]);
  return kinds.length === 0 ? texts.contact.nothingShared : kinds.join(', ');
}

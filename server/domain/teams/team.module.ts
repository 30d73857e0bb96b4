import { defineModule } from '../kit/module/module';
import './contacts/contact.type';
import './membership/departure.type';
import './free-time/free-time.type';
import './invitations/invitation.type';
import './completed/profile-team.type';
import './next-meeting/next-meeting.type';
import './seats/seat.type';
import './membership/shared-team.type';
import './team.type';
import './viewer-team.type';
import './team.sql';
import './membership/membership.resolver';
import { Contact } from './contacts/contact.entity';
import './contacts/contact.resolver';
import './board/board.resolver';
import { FreeTimeShare } from './free-time/free-time-share.entity';
import './free-time/free-time.resolver';
import { TeamInvitation } from './invitations/invitation.entity';
import './invitations/invitation.resolver';
import { DELETE_EXPIRED_INVITATIONS } from './invitations/invitation.sql';
import './membership/ownership.resolver';
import { nextMeetingCalendar } from './next-meeting/next-meeting-calendar.service';
import './next-meeting/next-meeting.resolver';
import { ProfileTeam } from './completed/profile-team.entity';
import './completed/profile-team.resolver';
import { Departure, Team, TeamMember, TeamPost } from './team.entity';
import { teamExports } from './team-export.type';
import './team.errors';
import { listenForTeams } from './team-listeners.service';

export const teams = defineModule({
  name: 'teams',
  uses: ['members', 'blocks', 'profiles', 'notices'],
  entities: [Contact, TeamMember, TeamPost, Team, Departure, TeamInvitation, ProfileTeam, FreeTimeShare],
  tables: [
    'contact',
    'team_member',
    'team_post',
    'team',
    'departure',
    'team_invitation',
    'profile_team',
    'free_time_share',
  ],
  derivedTables: ['seat'],
  exports: teamExports,
  notExported: {
    team: 'the link, the pinned post and the next meeting of a team, which belong to all of its members',
    team_invitation: 'links to teams, with hashes of their tokens',
    seat: 'counters of rows',
  },
  calendars: [nextMeetingCalendar],
  listen: listenForTeams,
  jobs: [DELETE_EXPIRED_INVITATIONS],
  constraints: {
    // The rules deny this first (seat.rules.ts).
    seat_free: 'NOTICE_FULL',
    team_member_pkey: 'ALREADY_MEMBER',
    // The account of the member was deleted concurrently.
    contact_member_id_fkey: 'UNAUTHENTICATED',
    departure_member_id_fkey: 'UNAUTHENTICATED',
    free_time_share_member_id_fkey: 'UNAUTHENTICATED',
    profile_team_member_id_fkey: 'UNAUTHENTICATED',
    team_member_member_id_fkey: 'UNAUTHENTICATED',
    team_post_author_id_fkey: 'UNAUTHENTICATED',
  },
});

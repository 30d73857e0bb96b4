import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import './contact.type';
import './departure.type';
import './invitation.type';
import './profile-team.type';
import './seat.type';
import './shared-team.type';
import './team.type';
import './viewer-team.type';
import './team.contributions';
import { MembershipResolver } from './membership.resolver';
import { Contact } from './contact.entity';
import { ContactResolver } from './contact.resolver';
import { TeamMutationResolver } from './team-mutation.resolver';
import { TeamInvitation } from './invitation.entity';
import { TeamInvitationResolver } from './invitation.resolver';
import { sweepInvitations } from './invitation.writes';
import { LeadershipResolver } from './leadership.resolver';
import { ProfileTeam } from './profile-team.entity';
import { MemberTeamResolver } from './profile-team.resolver';
import { Departure, Team, TeamMember, TeamPost } from './team.entity';
import { teamExports } from './team.export';
import { teamErrors } from './team.errors';
import { CONTACT_LIMIT, INVITATION_LIMIT, TEAM_POST_LIMIT } from './team.limits';
import { listenForTeams } from './team.listeners';

export const teams = defineModule({
  name: 'teams',
  uses: ['members', 'blocks', 'notices'],
  entities: [Contact, TeamMember, TeamPost, Team, Departure, TeamInvitation, ProfileTeam],
  tables: ['contact', 'team_member', 'team_post', 'team', 'departure', 'team_invitation', 'profile_team'],
  derivedTables: ['seat'],
  exports: teamExports,
  notExported: {
    team: 'the link and the pinned post of a team, which belong to all of its members',
    team_invitation: 'links to teams, with hashes of their tokens',
    seat: 'counters of rows',
  },
  resolvers: [
    ContactResolver,
    TeamMutationResolver,
    MembershipResolver,
    LeadershipResolver,
    TeamInvitationResolver,
    MemberTeamResolver,
  ],
  listen: listenForTeams,
  jobs: [
    defineJob({
      name: 'sweepTeamInvitations',
      schedule: '40 * * * *',
      run: ({ writes }, _payload, signal) => sweepInvitations(writes, signal),
    }),
  ],
  errors: teamErrors,
  guardThemselves: [
    'addTeamPost',
    'deleteTeamPost',
    'pinTeamPost',
    'updateTeamLink',
    'leaveTeam',
    'removeTeamMember',
    'askTeamMember',
    'answerTeam',
    'createTeamInvitation',
    'revokeTeamInvitation',
    'joinTeam',
    'moveTeam',
    'handOverTeam',
    'showTeamOnProfile',
  ],
  constraints: {
    // The rules deny this first (seat.rules.ts).
    seat_free: 'NOTICE_FULL',
    team_member_pkey: 'ALREADY_MEMBER',
    // The account of the member was deleted concurrently.
    contact_member_id_fkey: 'UNAUTHENTICATED',
    departure_member_id_fkey: 'UNAUTHENTICATED',
    profile_team_member_id_fkey: 'UNAUTHENTICATED',
    team_member_member_id_fkey: 'UNAUTHENTICATED',
    team_post_author_id_fkey: 'UNAUTHENTICATED',
  },
  rateLimits: [CONTACT_LIMIT, TEAM_POST_LIMIT, INVITATION_LIMIT],
});

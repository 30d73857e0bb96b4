import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import './contact.type';
import './departure.type';
import './invitation.type';
import './profile-team.type';
import './shared-team.type';
import './team.type';
import './viewer-team.type';
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
import { Departure, ResponseCheck, Team, TeamPost } from './team.entity';
import { teamExports } from './team.export';
import { teamErrors } from './team.errors';
import { CONTACT_LIMIT, INVITATION_LIMIT, TEAM_POST_LIMIT } from './team.limits';
import { listenForMemberships } from './team.listeners';

export const teams = defineModule({
  name: 'teams',
  uses: ['members', 'blocks', 'notices', 'applications'],
  entities: [Contact, TeamPost, Team, Departure, ResponseCheck, TeamInvitation, ProfileTeam],
  tables: ['contact', 'team_post', 'team', 'departure', 'response_check', 'team_invitation', 'profile_team'],
  exports: teamExports,
  notExported: {
    team: 'the link and the pinned post of a team, which belong to all of its members',
    team_invitation: 'links to teams, with hashes of their tokens',
    response_check: 'the question of an owner that waits for an answer',
  },
  resolvers: [
    ContactResolver,
    TeamMutationResolver,
    MembershipResolver,
    LeadershipResolver,
    TeamInvitationResolver,
    MemberTeamResolver,
  ],
  listen: listenForMemberships,
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
  // The member withdrew concurrently.
  constraints: {
    contact_member_id_fkey: 'UNAUTHENTICATED',
    profile_team_member_id_fkey: 'UNAUTHENTICATED',
    team_post_author_id_fkey: 'UNAUTHENTICATED',
  },
  rateLimits: [CONTACT_LIMIT, TEAM_POST_LIMIT, INVITATION_LIMIT],
});

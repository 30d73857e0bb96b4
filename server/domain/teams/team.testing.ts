import { DAY_MS } from '../../../shared/seoul';
import { BOUNDS } from '../../../shared/bounds';
import type { TestApp } from '../../test-kit/app/test-app';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import {
  askForResponse,
  buildContact,
  buildDeparture,
  buildFreeTimeShare,
  buildInvitation,
  buildProfileTeam,
  buildTeam,
  buildTeamMember,
  buildTeamPost,
} from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { MEMBERS_OF_TEAM, OWNER_OF_TEAM, SCHOOL, VISITORS } from '../../test-kit/races/denials';
import type { WriteData } from '../../test-kit/races/write-data';
import { seoulDate } from '../../platform/text/seoul-time';
import { Study } from '../notices/kinds/study.entity';

const noticeOf = ({ ids }: WriteData, app: TestApp): Promise<Study> => app.em().findOneOrFail(Study, ids.notice);

/** Mutations about the free hours and the next meeting of a team. */
export const MEETING_GQL = {
  shareFreeTime: `mutation ($input: ShareFreeTimeInput!) {
    shareFreeTime(input: $input) {
      team { viewerSharesFreeTime freeTime { sharerCount isViewerCounted hours hoursExceptOne } }
    }
  }`,
  setNextMeeting: `mutation ($input: SetNextMeetingInput!) {
    setNextMeeting(input: $input) { team { nextMeeting { date start minutes place } } }
  }`,
  clearNextMeeting: `mutation ($input: ClearNextMeetingInput!) {
    clearNextMeeting(input: $input) { team { nextMeeting { date } } }
  }`,
};

/** Returns the input of a meeting in two days, by the clock of the computer. */
export function meetingInput(teamId: number, changes: object = {}): object {
  const date = seoulDate(new Date(Date.now() + 2 * DAY_MS));
  return { teamId, date, start: '19:30', minutes: 90, place: '도서관 앞', ...changes };
}

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'sharing contacts',
      query: GQL.updateContacts,
      valid: {
        openChat: 'https://open.kakao.com/o/hanteam',
        email: 'team@example.com',
        phone: '010-1234-5678',
        discord: 'hanteam',
      },
      texts: { openChat: BOUNDS.openChat, phone: BOUNDS.phone, github: BOUNDS.github, discord: BOUNDS.discord },
      numbers: {},
    },
  ],
  backupRows: async (app) => {
    await buildContact(app.em());
    await buildTeam(app.em());
    await buildDeparture(app.em());
    await buildInvitation(app.em());
    await buildProfileTeam(app.em());
    await buildFreeTimeShare(app.em());
    await buildTeamMember(app.em());
  },
  withdrawal: {
    'contact.member_id': 'deleted',
    'departure.member_id': 'deleted',
    'free_time_share.member_id': 'deleted',
    'profile_team.member_id': 'deleted',
    'team_member.member_id': 'deleted',
    'team_post.author_id': 'anonymised',
  },
  withoutMembers: {
    team_invitation: 'it belongs to a notice, and is deleted with it',
    seat: 'it has numbers',
    team: 'it has a link, the number of a post and a meeting, and is deleted with its notice',
  },
  writes: {
    addTeamPost: {
      denials: MEMBERS_OF_TEAM,
      start: ({ owner, ids }) =>
        graphql(owner.client, GQL.addTeamPost, { input: { teamId: ids.notice, text: '만나요' } }),
    },
    leaveTeam: {
      denials: MEMBERS_OF_TEAM,
      start: ({ teammate, ids }) => graphql(teammate.client, GQL.leaveTeam, { input: { teamId: ids.notice } }),
    },
    joinTeam: {
      denials: { ...SCHOOL, teammate: 'ALREADY_MEMBER', owner: 'ALREADY_MEMBER' },
      start: ({ newcomer, invitation }) => graphql(newcomer.client, GQL.joinTeam, { token: invitation }),
    },
    moveTeam: {
      denials: OWNER_OF_TEAM,
      start: ({ owner, ids }) =>
        graphql(owner.client, GQL.moveTeam, { input: { teamId: ids.notice, state: 'DISBANDED' } }),
    },
    handOverTeam: {
      denials: OWNER_OF_TEAM,
      start: ({ owner, teammate, ids }) =>
        graphql(owner.client, GQL.handOverTeam, { input: { teamId: ids.notice, memberId: teammate.member.id } }),
    },
    'leaveTeam as the owner': {
      denials: MEMBERS_OF_TEAM,
      start: ({ owner, ids }) => graphql(owner.client, GQL.leaveTeam, { input: { teamId: ids.notice } }),
    },
    removeTeamMember: {
      denials: OWNER_OF_TEAM,
      start: ({ owner, teammate, ids }) =>
        graphql(owner.client, GQL.removeTeamMember, {
          input: { teamId: ids.notice, memberId: teammate.member.id, reason: '약속' },
        }),
    },
    createTeamInvitation: {
      denials: OWNER_OF_TEAM,
      notRaced: 'after the notice it writes one row that refers only to the notice',
      start: ({ owner, ids }) => graphql(owner.client, GQL.createTeamInvitation, { input: { teamId: ids.notice } }),
    },
    revokeTeamInvitation: {
      denials: OWNER_OF_TEAM,
      notRaced: 'after the notice it locks one row that refers only to the notice',
      start: async (testData, app) => {
        const { invitation } = await buildInvitation(app.em(), { notice: await noticeOf(testData, app) });
        return graphql(testData.owner.client, GQL.revokeTeamInvitation, { id: invitation.id });
      },
    },
    askTeamMember: {
      denials: OWNER_OF_TEAM,
      notRaced: 'it is removeTeamMember with another row',
      start: ({ owner, teammate, ids }) =>
        graphql(owner.client, GQL.askTeamMember, { input: { teamId: ids.notice, memberId: teammate.member.id } }),
    },
    answerTeam: {
      denials: MEMBERS_OF_TEAM,
      notRaced: 'it is leaveTeam with another row',
      start: async (testData, app) => {
        const { teammate, ids } = testData;
        await askForResponse(app.em(), { notice: await noticeOf(testData, app), applicant: teammate.member });
        return graphql(teammate.client, GQL.answerTeam, { id: ids.notice });
      },
    },
    deleteTeamPost: {
      denials: OWNER_OF_TEAM,
      notRaced: 'it is deleteComment with another table',
      start: async (testData, app) => {
        const { id } = await buildTeamPost(app.em(), { notice: await noticeOf(testData, app) });
        return graphql(testData.owner.client, GQL.deleteTeamPost, { id });
      },
    },
    pinTeamPost: {
      denials: OWNER_OF_TEAM,
      notRaced: 'after the notice it locks one row that refers only to the notice',
      start: async (testData, app) => {
        const { id } = await buildTeamPost(app.em(), { notice: await noticeOf(testData, app) });
        return graphql(testData.owner.client, GQL.pinTeamPost, { input: { id, pinned: true } });
      },
    },
    updateTeamLink: {
      denials: OWNER_OF_TEAM,
      notRaced: 'it is pinTeamPost with another column',
      start: ({ owner, ids }) =>
        graphql(owner.client, GQL.updateTeamLink, {
          input: { teamId: ids.notice, link: 'https://discord.gg/hanteam' },
        }),
    },
    showTeamOnProfile: {
      denials: MEMBERS_OF_TEAM,
      notRaced: 'after the notice it writes one row that refers only to the notice and its member',
      start: async (testData, app) => {
        const { teammate, ids } = testData;
        await buildProfileTeam(app.em(), { notice: await noticeOf(testData, app) });
        return graphql(teammate.client, GQL.showTeamOnProfile, { input: { teamId: ids.notice, shown: true } });
      },
    },
    shareFreeTime: {
      denials: MEMBERS_OF_TEAM,
      notRaced: 'after the notice it writes one row that refers only to the notice and its member',
      start: ({ teammate, ids }) =>
        graphql(teammate.client, MEETING_GQL.shareFreeTime, { input: { teamId: ids.notice, shared: true } }),
    },
    setNextMeeting: {
      denials: OWNER_OF_TEAM,
      notRaced: 'it is pinTeamPost with other columns, and notifies as addTeamPost does',
      start: ({ owner, ids }) => graphql(owner.client, MEETING_GQL.setNextMeeting, { input: meetingInput(ids.notice) }),
    },
    clearNextMeeting: {
      denials: OWNER_OF_TEAM,
      notRaced: 'it is pinTeamPost with other columns',
      start: async (testData, app) => {
        const { owner, ids } = testData;
        await buildTeam(app.em(), { notice: await noticeOf(testData, app) });
        return graphql(owner.client, MEETING_GQL.clearNextMeeting, { input: { teamId: ids.notice } });
      },
    },
    updateContacts: {
      denials: VISITORS,
      notRaced: 'it writes one row that refers only to its member, and locks no other',
      start: ({ applicant }) => graphql(applicant.client, GQL.updateContacts, { input: { github: 'student' } }),
    },
  },
});

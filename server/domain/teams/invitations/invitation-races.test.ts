import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildApplication, buildInvitation, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../../test-kit/clients/graphql-operations';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { graphql, race, type Racer, readTeam } from '../../../test-kit/races/races';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Study } from '../../notices/kinds/study.entity';

const { APPROVED } = ApplicationStatus;

let app: TestApp;
let owner: Person;
let guest: Person;
let other: Person;
let notice: Study;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildPerson(app);
  guest = await buildPerson(app);
  other = await buildPerson(app);
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

describe('[R17 R21] races for the last seat', () => {
  beforeEach(async () => {
    notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 1 });
  });

  it('an approval and a join with a link: exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 1 });
      const { id } = await buildApplication(app.em(), { notice, applicant: other.member });
      const { token } = await buildInvitation(app.em(), { notice });
      const outcomes = await race(
        graphql(owner.client, GQL.approve, { id }),
        graphql(guest.client, GQL.joinTeam, { token }),
      );
      expect([...outcomes].sort()).toEqual(['NOTICE_FULL', 'OK']);
      expect(await readTeam(app, notice)).toHaveLength(2);
    }
  });

  it('two members with the same link: exactly one wins', async () => {
    const { token } = await buildInvitation(app.em(), { notice });
    const outcomes = await race(
      graphql(guest.client, GQL.joinTeam, { token }),
      graphql(other.client, GQL.joinTeam, { token }),
    );
    expect([...outcomes].sort()).toEqual(['INVALID_INVITATION', 'OK']);
    expect(await readTeam(app, notice)).toHaveLength(2);
  });

  /**
   * A concurrent change of the team while the guest follows the link, and the possible pairs of
   * results.
   */
  interface Meeting {
    other: (invitationId: number) => Promise<Racer> | Racer;
    ends: [other: string, joined: string][];
  }

  const MEETINGS: Record<string, Meeting> = {
    'the link is revoked': {
      other: (id) => graphql(owner.client, GQL.revokeTeamInvitation, { id }),
      ends: [
        ['OK', 'INVALID_INVITATION'],
        ['NOT_FOUND', 'OK'],
      ],
    },
    'an edit removes the seat': {
      other: () =>
        graphql(owner.client, GQL.updateStudy, { input: { id: notice.id, ...asInput(STUDY_INPUT), headcount: 1 } }),
      ends: [
        ['OK', 'NOTICE_FULL'],
        ['VALIDATION_FAILED', 'OK'],
      ],
    },
    'the team ends': {
      other: () => graphql(owner.client, GQL.moveTeam, { input: { teamId: notice.id, state: 'DISBANDED' } }),
      ends: [
        ['OK', 'TEAM_OVER'],
        ['OK', 'OK'],
      ],
    },
    'their application is approved': {
      other: async () => {
        const { id } = await buildApplication(app.em(), { notice, applicant: guest.member });
        return graphql(owner.client, GQL.approve, { id });
      },
      ends: [
        ['OK', 'ALREADY_MEMBER'],
        ['NOT_FOUND', 'OK'],
      ],
    },
    'the owner leaves and a member becomes the owner': {
      other: () => graphql(owner.client, GQL.leaveTeam, { input: { teamId: notice.id } }),
      ends: [
        ['OK', 'INVALID_INVITATION'],
        ['OK', 'OK'],
      ],
    },
  };

  it.each(Object.entries(MEETINGS))(
    'joining while %s gives the same result as one after the other',
    async (_what, { other: meet, ends }) => {
      for (let round = 0; round < 5; round += 1) {
        notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 2 });
        await buildApplication(app.em(), { notice, applicant: other.member, status: APPROVED });
        const { token, invitation } = await buildInvitation(app.em(), { notice });
        const act = await meet(invitation.id);
        const outcomes = await race(act, graphql(guest.client, GQL.joinTeam, { token }));
        expect(ends).toContainEqual(outcomes);
        const members = await readTeam(app, notice);
        const isIn = outcomes[1] === 'OK' || outcomes[1] === 'ALREADY_MEMBER';
        expect(members.filter((id) => id === guest.member.id)).toHaveLength(isIn ? 1 : 0);
      }
    },
  );

  it('leaving and an approval: the approval wins only after the seat is free', async () => {
    for (let round = 0; round < 5; round += 1) {
      notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 1 });
      await buildApplication(app.em(), { notice, applicant: guest.member, status: APPROVED });
      const { id } = await buildApplication(app.em(), { notice, applicant: other.member });
      const [left, approved] = await race(
        graphql(guest.client, GQL.leaveTeam, { input: { teamId: notice.id } }),
        graphql(owner.client, GQL.approve, { id }),
      );
      expect(left).toBe('OK');
      expect(['OK', 'NOTICE_FULL']).toContain(approved);
      expect(await readTeam(app, notice)).toHaveLength(approved === 'OK' ? 2 : 1);
    }
  });
});

import { buildApplication, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { buildPerson, type Person, repeatRounds } from '../../../test-kit/races/race-actions';
import { graphql, race, readTeam } from '../../../test-kit/races/races';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { type Application, ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';

let app: TestApp;
let owner: Person;
let teammate: Person;
let other: Person;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
  [owner, teammate, other] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const join = ({ member }: Person): Promise<Application> =>
  buildApplication(app.em(), { notice, applicant: member, status: ApplicationStatus.APPROVED });

describe('[R20] at the same time', () => {
  it('leaving and an approval for the seat give the same result as one after the other', async () => {
    await repeatRounds(6, async () => {
      notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 1 });
      await join(teammate);
      const waiting = await buildApplication(app.em(), { notice, applicant: other.member });
      const [left, approved] = await race(
        graphql(teammate.client, GQL.leaveTeam, { input: { teamId: notice.id } }),
        graphql(owner.client, GQL.approve, { id: waiting.id }),
      );
      expect(left).toBe('OK');
      expect(await readTeam(app, notice)).toEqual([owner.member.id, ...(approved === 'OK' ? [other.member.id] : [])]);
      expect(['OK', 'NOTICE_FULL']).toContain(approved);
    });
  });

  it('exactly one of leaving, a removal and a cancellation ends the membership', async () => {
    await repeatRounds(6, async () => {
      notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 1 });
      const membership = await join(teammate);
      const outcomes = await race(
        graphql(teammate.client, GQL.leaveTeam, { input: { teamId: notice.id } }),
        graphql(teammate.client, GQL.cancel, { id: membership.id }),
        graphql(owner.client, GQL.removeTeamMember, {
          input: { teamId: notice.id, memberId: teammate.member.id, reason: '까닭' },
        }),
      );
      expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
      expect(await readTeam(app, notice)).toEqual([owner.member.id]);
    });
  });

  it('nobody can write on the board of a team after leaving', async () => {
    await repeatRounds(6, async () => {
      notice = await buildStudy(app.em(), { owner: owner.member });
      await join(teammate);
      const [left, wrote] = await race(
        graphql(teammate.client, GQL.leaveTeam, { input: { teamId: notice.id } }),
        graphql(teammate.client, GQL.addTeamPost, { input: { teamId: notice.id, text: '글' } }),
      );
      expect(left).toBe('OK');
      expect(['OK', 'NOT_FOUND']).toContain(wrote);
    });
  });

  it('a member who left can apply again once', async () => {
    notice = await buildStudy(app.em(), { owner: owner.member });
    await join(teammate);
    const { client } = teammate;
    await client.data(GQL.leaveTeam, { input: { teamId: notice.id, reason: '' } });
    const input = { noticeId: notice.id, text: '다시 함께해요.' };
    const outcomes = await race(...Array.from({ length: 8 }, () => graphql(client, GQL.apply, { input })));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['OK', 'ALREADY_APPLIED']));
  });
});

import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { setClock } from '../../../test-kit/database/clock';
import { buildApplication, buildStudy, PASSWORD } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../../test-kit/races/race-actions';
import { WEEK_HOURS } from '../../../../shared/week';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Notice } from '../../notices/notice.entity';
import { PROFILE_GQL } from '../../profiles/profile.testing';
import { MEETING_GQL } from '../team.testing';

const MATES = ['first', 'second', 'third'] as const;
type Name = 'owner' | (typeof MATES)[number];

let app: TestApp;
let people: Record<Name, Person>;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** A team of an owner and three members. */
beforeEach(async () => {
  await setClock(app, '2026-11-27T03:00:00Z');
  people = {
    owner: await buildPerson(app),
    first: await buildPerson(app),
    second: await buildPerson(app),
    third: await buildPerson(app),
  };
  notice = await buildStudy(app.em(), { owner: people.owner.member, recruitNumber: 3 });
  for (const name of MATES) {
    const applicant = people[name].member;
    await buildApplication(app.em(), { notice, applicant, status: ApplicationStatus.APPROVED });
  }
});

afterEach(() => expectCorrectCounters(app));

const write = async (name: Name, hours: readonly number[], semester = '2026-2'): Promise<void> => {
  await people[name].client.data(PROFILE_GQL.updateFreeHours, { input: { semester, hours } });
};
const share = (name: Name, shared = true): Promise<string> =>
  graphqlOutcome(people[name].client, MEETING_GQL.shareFreeTime, { input: { teamId: notice.id, shared } });

interface FreeTime {
  sharerCount: number;
  isViewerCounted: boolean;
  hours: number[];
  hoursExceptOne: number[];
}
interface Shown {
  viewerSharesFreeTime: boolean | null;
  freeTime: FreeTime | null;
}

async function read(name: Name): Promise<Shown | null> {
  const query = `query ($id: ID!) {
    team(id: $id) { viewerSharesFreeTime freeTime { sharerCount isViewerCounted hours hoursExceptOne } }
  }`;
  return (await people[name].client.data<{ team: Shown | null }>(query, { id: notice.id })).team;
}

const NOT_SHARING: Shown = { viewerSharesFreeTime: false, freeTime: null };
const sharing = (freeTime: Partial<FreeTime>): Shown => ({
  viewerSharesFreeTime: true,
  freeTime: { sharerCount: 1, isViewerCounted: true, hours: [], hoursExceptOne: [], ...freeTime },
});

describe('the free hours of a team', () => {
  it('[B65] are seen only by members who compare theirs, and are empty for one of them', async () => {
    await write('owner', [10, 11]);
    await write('first', [11, 12]);
    expect(await read('owner')).toEqual(NOT_SHARING);
    expect(await share('owner')).toBe('OK');
    expect(await share('owner')).toBe('OK');
    expect(await read('owner')).toEqual(sharing({}));
    expect(await read('first')).toEqual(NOT_SHARING);
  });

  it('[B65] of two members are the hours in which both are free', async () => {
    await write('owner', [10, 11, 111]);
    await write('first', [0, 11, 12, 111]);
    for (const name of ['owner', 'first'] as const) await share(name);
    const both = sharing({ sharerCount: 2, hours: [11, 111] });
    expect(await read('owner')).toEqual(both);
    expect(await read('first')).toEqual(both);
    expect(await read('second')).toEqual(NOT_SHARING);
  });

  it('of three members leave out hours in which one is not free, and of four members name them', async () => {
    const weeks: Record<Name, number[]> = { owner: [1, 2, 3], first: [1, 2, 4], second: [1, 3, 4], third: [1, 2, 5] };
    for (const [name, hours] of Object.entries(weeks)) await write(name as Name, hours);
    for (const name of ['owner', 'first', 'second'] as const) await share(name);
    expect(await read('owner')).toEqual(sharing({ sharerCount: 3, hours: [1] }));
    await share('third');
    expect(await read('owner')).toEqual(sharing({ sharerCount: 4, hours: [1], hoursExceptOne: [2] }));
  });

  it('[B65] are hidden from a member whose own free hours are unknown, who is not counted either', async () => {
    await write('owner', [10]);
    await write('first', [10, 11]);
    for (const name of ['owner', 'first', 'second'] as const) await share(name);
    expect(await read('second')).toEqual(sharing({ sharerCount: 2, isViewerCounted: false }));
    expect(await read('owner')).toEqual(sharing({ sharerCount: 2, hours: [10] }));
  });

  it('follow a change of a week at once', async () => {
    await write('owner', [10]);
    await write('first', [10]);
    for (const name of ['owner', 'first'] as const) await share(name);
    await write('first', []);
    expect(await read('owner')).toEqual(sharing({}));
    await write('first', [10, 11]);
    expect(await read('owner')).toEqual(sharing({ sharerCount: 2, hours: [10] }));
  });

  it('are those of the present semester, and the choice stays over its end', async () => {
    await write('owner', [10]);
    await write('first', [10], '2027-1');
    for (const name of ['owner', 'first'] as const) await share(name);
    expect(await read('owner')).toEqual(sharing({}));
    expect(await read('first')).toEqual(sharing({ isViewerCounted: false }));
    await setClock(app, '2027-02-28T15:00:00Z');
    expect(await read('owner')).toEqual(sharing({ isViewerCounted: false }));
    await write('owner', [10], '2027-1');
    expect(await read('owner')).toEqual(sharing({ sharerCount: 2, hours: [10] }));
  });

  it('equal a model, for random weeks and members', async () => {
    const names: readonly Name[] = ['owner', ...MATES];
    for (let round = 0; round < 12; round += 1) {
      const weeks = Object.fromEntries(
        names.map((name) => [
          name,
          Array.from({ length: WEEK_HOURS }, (_, hour) => hour).filter(() => Math.random() < 0.7),
        ]),
      ) as Record<Name, number[]>;
      const sharers = names.filter(() => Math.random() < 0.8);
      for (const name of names) await write(name, weeks[name]);
      for (const name of names) await share(name, sharers.includes(name));
      const freeAt = (hour: number) => sharers.filter((name) => weeks[name].includes(hour)).length;
      const hoursWith = (count: number) =>
        Array.from({ length: WEEK_HOURS }, (_, hour) => hour).filter((hour) => freeAt(hour) === count);
      const expected = sharing({
        sharerCount: sharers.length,
        hours: sharers.length > 1 ? hoursWith(sharers.length) : [],
        hoursExceptOne: sharers.length > 3 ? hoursWith(sharers.length - 1) : [],
      });
      for (const name of names) expect(await read(name)).toEqual(sharers.includes(name) ? expected : NOT_SHARING);
    }
  });
});

describe('the comparison ends', () => {
  beforeEach(async () => {
    await write('owner', [1, 2]);
    await write('first', [1, 3]);
    await write('second', [1, 2]);
    for (const name of ['owner', 'first', 'second'] as const) await share(name);
    expect(await read('owner')).toEqual(sharing({ sharerCount: 3, hours: [1] }));
  });

  const rejoin = (): Promise<unknown> =>
    buildApplication(app.em(), { notice, applicant: people.first.member, status: ApplicationStatus.APPROVED });
  const withoutFirst = sharing({ sharerCount: 2, hours: [1, 2] });

  it('when a member turns it off', async () => {
    expect(await share('first', false)).toBe('OK');
    expect(await read('first')).toEqual(NOT_SHARING);
    expect(await read('owner')).toEqual(withoutFirst);
  });

  it.each<[how: string, end: () => Promise<string>]>([
    ['leaves', () => graphqlOutcome(people.first.client, GQL.leaveTeam, { input: { teamId: notice.id } })],
    [
      'is removed',
      () => {
        const input = { teamId: notice.id, memberId: people.first.member.id, reason: '약속' };
        return graphqlOutcome(people.owner.client, GQL.removeTeamMember, { input });
      },
    ],
    [
      'cancels the application',
      async () => {
        const [row] = await app.sql<{ id: number }>('select id from application where applicant_id = ?', [
          people.first.member.id,
        ]);
        return graphqlOutcome(people.first.client, GQL.cancel, { id: row?.id });
      },
    ],
  ])('[B65] when a member %s, and does not return with them', async (_how, end) => {
    expect(await end()).toBe('OK');
    expect(await read('first')).toBeNull();
    expect(await read('owner')).toEqual(withoutFirst);
    await app.sql('delete from departure where member_id = ?', [people.first.member.id]);
    await app.sql('delete from application where applicant_id = ?', [people.first.member.id]);
    await rejoin();
    expect(await read('first')).toEqual(NOT_SHARING);
    expect(await read('owner')).toEqual(withoutFirst);
  });

  it('[B65] when a member withdraws', async () => {
    expect(await graphqlOutcome(people.first.client, GQL.withdraw, { password: PASSWORD })).toBe('OK');
    expect(await read('owner')).toEqual(withoutFirst);
  });

  it('when the owner leaves, but not when the owner hands over', async () => {
    const input = { teamId: notice.id, memberId: people.second.member.id };
    expect(await graphqlOutcome(people.owner.client, GQL.handOverTeam, { input })).toBe('OK');
    expect(await read('owner')).toEqual(sharing({ sharerCount: 3, hours: [1] }));
    expect(await graphqlOutcome(people.second.client, GQL.leaveTeam, { input: { teamId: notice.id } })).toBe('OK');
    expect(await read('owner')).toEqual(sharing({ sharerCount: 2, hours: [1] }));
    const rows = await app.sql('select 1 as one from free_time_share where member_id = ?', [people.second.member.id]);
    expect(rows).toEqual([]);
  });

  it.each(['DONE', 'DISBANDED'])('when the team becomes %s', async (state) => {
    expect(await graphqlOutcome(people.owner.client, GQL.moveTeam, { input: { teamId: notice.id, state } })).toBe('OK');
    expect(await read('owner')).toEqual({ viewerSharesFreeTime: null, freeTime: null });
    expect(await share('third')).toBe('TEAM_OVER');
    expect(await share('owner', false)).toBe('OK');
  });

  it('not yet when the notice is closed', async () => {
    expect(await graphqlOutcome(people.owner.client, GQL.close, { id: notice.id })).toBe('OK');
    expect(await read('owner')).toEqual(sharing({ sharerCount: 3, hours: [1] }));
  });
});

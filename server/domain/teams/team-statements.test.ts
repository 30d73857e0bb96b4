import { clientDocuments } from '../../test-kit/catalogue/client-documents';
import {
  buildApplication,
  buildContact,
  buildFavourite,
  buildInvitation,
  buildMember,
  buildStudy,
  buildTeam,
  buildTeamPost,
} from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';
import { statementsOf } from '../../test-kit/database/sent-statements';
import { ApplicationStatus } from '../applications/application.entity';
import type { Notice } from '../notices/notice.entity';

/** The numbers of members, posts, applicants, links and favourites of a small and a large team. */
const SIZES = [2, 25] as const;

const TEAM_PAGE = clientDocuments().find((document) => document.startsWith('query TeamPage')) ?? '';

/** A team, some of its people, and the token of a link to it. */
interface TeamData {
  notice: Notice;
  owner: Person;
  member: Person;
  guest: Person;
  token: string;
}

/** A request with its mutation and variables. Some requests need another request before them. */
interface TeamRequest {
  by: 'owner' | 'member' | 'guest';
  send: (testData: TeamData) => readonly [query: string, variables: object];
  before?: (testData: TeamData) => Promise<unknown>;
}

const move =
  (state: string) =>
  ({ notice }: TeamData) =>
    [GQL.moveTeam, { input: { teamId: notice.id, state } }] as const;

const memberInput = ({ notice, member }: TeamData) => ({ teamId: notice.id, memberId: member.member.id });

const REQUESTS: [what: string, statements: number, request: TeamRequest][] = [
  ['the page of a team', 1, { by: 'member', send: ({ notice }) => [TEAM_PAGE, { id: notice.id }] }],
  [
    'a post on the board',
    7,
    { by: 'member', send: ({ notice }) => [GQL.addTeamPost, { input: { teamId: notice.id, text: '만나요' } }] },
  ],
  ['joining by a link', 11, { by: 'guest', send: ({ token }) => [GQL.joinTeam, { token }] }],
  ['leaving', 7, { by: 'member', send: ({ notice }) => [GQL.leaveTeam, { input: { teamId: notice.id } }] }],
  [
    'leaving as the owner, whom a member follows',
    12,
    { by: 'owner', send: ({ notice }) => [GQL.leaveTeam, { input: { teamId: notice.id } }] },
  ],
  [
    'removing a member',
    7,
    {
      by: 'owner',
      send: (testData) => [GQL.removeTeamMember, { input: { ...memberInput(testData), reason: '약속' } }],
    },
  ],
  ['handing over', 9, { by: 'owner', send: (testData) => [GQL.handOverTeam, { input: memberInput(testData) }] }],
  ['finishing', 9, { by: 'owner', send: move('DONE') }],
  ['disbanding', 9, { by: 'owner', send: move('DISBANDED') }],
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Builds a team with this number of each. */
async function buildTestData(size: number): Promise<TeamData> {
  const [owner, member, guest] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const notice = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 90 });
  await buildTeam(app.em(), { notice });
  await buildApplication(app.em(), { notice, applicant: member.member, status: ApplicationStatus.APPROVED });
  for (let count = 0; count < size; count += 1) {
    // Uses a new unit of work, because a flush compares all entities that it has loaded.
    const em = app.em();
    const teammate = await buildMember(em);
    await buildApplication(em, { notice, applicant: teammate, status: ApplicationStatus.APPROVED });
    await buildContact(em, { member: teammate });
    await buildTeamPost(em, { notice, author: teammate });
    await buildApplication(em, { notice });
    await buildFavourite(em, { notice, member: teammate });
    await buildInvitation(em, { notice });
  }
  const { token } = await buildInvitation(app.em(), { notice });
  return { notice, owner, member, guest, token };
}

/** Counts the statements of a request to a team of this size. */
async function countStatements(size: number, { by, send, before }: TeamRequest): Promise<number> {
  const testData = await buildTestData(size);
  await before?.(testData);
  const statements = await statementsOf(() => testData[by].client.data(...send(testData)));
  return statements.length;
}

describe('the number of statements, including begin and commit, is the same for every size of a team', () => {
  it.each(REQUESTS)('%s: %i', async (_what, statements, request) => {
    const counts = [];
    for (const size of SIZES) counts.push(await countStatements(size, request));
    expect(counts).toEqual(SIZES.map(() => statements));
  });
});

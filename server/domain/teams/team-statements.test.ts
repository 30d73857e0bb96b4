import { clientDocuments } from '../../test/client-documents';
import {
  buildApplication,
  buildContact,
  buildFavourite,
  buildInvitation,
  buildMember,
  buildStudy,
  buildTeam,
  buildTeamPost,
} from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { GQL } from '../../test/operations';
import { buildPerson, type Person } from '../../test/race-actions';
import { statementsOf } from '../../test/statements';
import { ApplicationStatus } from '../applications/application.entity';
import type { Notice } from '../notices/notice.entity';

/** The numbers of members, posts, applicants, links and favourites of a small and a large team. */
const SIZES = [2, 25] as const;

const TEAM_PAGE = clientDocuments().find((document) => document.startsWith('query TeamPage')) ?? '';

/** A team, some of its people, and the token of a link to it. */
interface TeamWorld {
  notice: Notice;
  owner: Person;
  member: Person;
  guest: Person;
  token: string;
}

/** A request with its mutation and variables. Some requests need another request before them. */
interface TeamRequest {
  by: 'owner' | 'member' | 'guest';
  send: (world: TeamWorld) => readonly [query: string, variables: object];
  before?: (world: TeamWorld) => Promise<unknown>;
}

const move =
  (state: string) =>
  ({ notice }: TeamWorld) =>
    [GQL.moveTeam, { input: { teamId: notice.id, state } }] as const;

const memberInput = ({ notice, member }: TeamWorld) => ({ teamId: notice.id, memberId: member.member.id });

const REQUESTS: [what: string, statements: number, request: TeamRequest][] = [
  ['the page of a team', 1, { by: 'member', send: ({ notice }) => [TEAM_PAGE, { id: notice.id }] }],
  [
    'a post on the board',
    7,
    { by: 'member', send: ({ notice }) => [GQL.addTeamPost, { input: { teamId: notice.id, text: '만나요' } }] },
  ],
  ['joining by a link', 10, { by: 'guest', send: ({ token }) => [GQL.joinTeam, { token }] }],
  ['leaving', 7, { by: 'member', send: ({ notice }) => [GQL.leaveTeam, { input: { teamId: notice.id } }] }],
  [
    'leaving as the owner, whom a member follows',
    12,
    { by: 'owner', send: ({ notice }) => [GQL.leaveTeam, { input: { teamId: notice.id } }] },
  ],
  [
    'removing a member',
    7,
    { by: 'owner', send: (world) => [GQL.removeTeamMember, { input: { ...memberInput(world), reason: '약속' } }] },
  ],
  ['handing over', 9, { by: 'owner', send: (world) => [GQL.handOverTeam, { input: memberInput(world) }] }],
  ['finishing', 8, { by: 'owner', send: move('DONE') }],
  ['disbanding', 8, { by: 'owner', send: move('DISBANDED') }],
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Builds a team with this number of each. */
async function buildWorld(size: number): Promise<TeamWorld> {
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
  const world = await buildWorld(size);
  await before?.(world);
  const statements = await statementsOf(() => world[by].client.data(...send(world)));
  return statements.length;
}

describe('the number of statements, including begin and commit, is the same for every size of a team', () => {
  it.each(REQUESTS)('%s: %i', async (_what, statements, request) => {
    const counts = [];
    for (const size of SIZES) counts.push(await countStatements(size, request));
    expect(counts).toEqual(SIZES.map(() => statements));
  });
});

import type { HttpClient } from '../clients/http-client';
import type { Action, Worker } from './load';
import type { TeamLedger, TeamStatus } from './team-ledger';
import { GQL } from '../clients/graphql-operations';

/** A member of a team under load. */
interface Person {
  id: number;
  client: HttpClient;
}

/**
 * Roles of the members who make a team. The heir applies and takes over, the guest joins by a link,
 * and one member is removed.
 */
type Role = 'owner' | 'heir' | 'guest' | 'removed';

type Cast = Readonly<Record<Role, Person>>;

/** Statuses of members after a successful request. Null stands for an uncertain status. */
type Effects = readonly (readonly [Role, TeamStatus | null])[];

/** One request in the life of a team. */
interface Scene {
  by: Role;
  send: readonly [query: string, variables: object];
  effects?: Effects;
  /**
   * Stores the ids of created rows. Returns false if the response has no error but the write was
   * not done.
   */
  keep?: (data: Record<string, Payload>) => boolean | undefined;
}

interface Payload {
  study?: { id: string };
  team?: { invitations?: { id: string }[] };
  application?: { id: string };
  post?: { id: string };
  url?: string;
  results?: { application: object | null }[];
}

/**
 * Statuses by member. If all three hold, the guest becomes the owner when the first owner leaves.
 */
const BEFORE_LEAVING = { heir: 'LEFT', owner: 'OWNER', guest: 'MEMBER' } as const;

/** Returns the day that is this many days ahead, as `YYYY-MM-DD`. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/**
 * A worker that makes one team after the other. Each goes through its whole life and every write of
 * teams.
 */
export class TeamMaker implements Worker {
  private turn = 0;
  /** Ids of the current team, and the token of its link. */
  private noticeId = '';
  private applicationId = '0';
  private postId = '0';
  private invitationId = '0';
  private token = '';

  constructor(
    private readonly cast: Cast,
    private readonly ledger: TeamLedger,
  ) {}

  /** Reads the ids of the members. The first member is the first owner. */
  static async prepare(
    clients: readonly [HttpClient, HttpClient, HttpClient, HttpClient],
    ledger: TeamLedger,
  ): Promise<TeamMaker> {
    const people = await Promise.all(clients.map(toPerson));
    const [owner, heir, guest, removed] = people as [Person, Person, Person, Person];
    return new TeamMaker({ owner, heir, guest, removed }, ledger);
  }

  next(): Action {
    // Start again without an acknowledged notice, because later requests need its id.
    if (this.noticeId === '') this.turn = 0;
    const scenes = this.scenes();
    const play = scenes[this.turn % scenes.length] as () => Scene;
    const name = `team ${this.turn % scenes.length}`;
    this.turn += 1;
    const { by, send, effects = [], keep } = play();
    const { noticeId } = this;
    const entries = effects.map(([role, status]) => ({ key: `${noticeId} ${this.cast[role].id}`, status }));
    // The status is uncertain until the response.
    for (const { key } of entries) this.ledger.forget(key);
    return {
      name,
      depends: true,
      send: () => this.cast[by].client.sendGraphQL(...send),
      acknowledge: (body) => {
        if (keep?.(body['data'] as Record<string, Payload>) === false) return;
        for (const { key, status } of entries) if (status) this.ledger.know(key, status);
      },
    };
  }

  close(): void {
    for (const { client } of Object.values(this.cast)) client.close();
  }

  /** Returns the requests in order. A lost request makes later ones fail, and these are ignored. */
  private scenes(): (() => Scene)[] {
    return [...this.recruiting(), ...this.working(), ...this.ending()];
  }

  private recruiting(): (() => Scene)[] {
    const { cast } = this;
    const input = { title: '함께 끝까지', headcount: 3, content: '매주 화요일에 만나요.' };
    const apply = (by: Role): Scene => {
      this.applicationId = '0';
      return {
        by,
        send: [GQL.apply, { input: { noticeId: this.noticeId, text: '함께해요.' } }],
        effects: [[by, 'PENDING']],
        keep: ({ applyToNotice }) => void (this.applicationId = applyToNotice?.application?.id ?? '0'),
      };
    };
    const invite = (): Scene => ({
      by: 'owner',
      send: [GQL.createTeamInvitation, { input: { teamId: this.noticeId } }],
      keep: ({ createTeamInvitation }) => {
        this.token = createTeamInvitation?.url?.split('#')[1] ?? '';
        this.invitationId = createTeamInvitation?.team?.invitations?.at(-1)?.id ?? '0';
        return true;
      },
    });
    return [
      () => {
        this.noticeId = this.token = '';
        this.postId = this.invitationId = '0';
        return {
          by: 'owner',
          send: [GQL.createStudy, { input }],
          keep: ({ createStudy }) => void (this.noticeId = createStudy?.study?.id ?? ''),
        };
      },
      () => ({ by: 'owner', send: [GQL.confirm, { id: this.noticeId }] }),
      () => ({
        by: 'owner',
        send: [GQL.updateStudy, { input: { id: this.noticeId, ...input, deadline: inDays(30) } }],
      }),
      () => ({ by: 'heir', send: [GQL.updateContacts, { input: { github: `heir-${this.noticeId}` } }] }),
      () => apply('heir'),
      () => ({ by: 'heir', send: [GQL.cancel, { id: this.applicationId }], effects: [['heir', 'NONE']] }),
      () => apply('heir'),
      () => ({
        by: 'owner',
        send: [GQL.waitlist, { input: { id: this.applicationId } }],
        effects: [['heir', 'WAITLISTED']],
      }),
      () => ({
        by: 'owner',
        send: [GQL.decide, { input: { ids: [this.applicationId], decision: 'APPROVED' } }],
        effects: [['heir', 'MEMBER']],
        keep: ({ decideApplications }) => Boolean(decideApplications?.results?.[0]?.application),
      }),
      invite,
      () => ({ by: 'owner', send: [GQL.revokeTeamInvitation, { id: this.invitationId }] }),
      invite,
      () => ({ by: 'guest', send: [GQL.joinTeam, { token: this.token }], effects: [['guest', 'MEMBER']] }),
      () => apply('removed'),
      () => ({ by: 'owner', send: [GQL.approve, { id: this.applicationId }], effects: [['removed', 'MEMBER']] }),
      () => ({
        by: 'owner',
        send: [GQL.removeTeamMember, { input: { ...this.member(cast.removed), reason: '약속' } }],
        effects: [['removed', 'REMOVED']],
      }),
      () => ({ by: 'owner', send: [GQL.close, { id: this.noticeId }] }),
      () => ({ by: 'owner', send: [GQL.reopen, { id: this.noticeId }] }),
    ];
  }

  private working(): (() => Scene)[] {
    const { cast } = this;
    return [
      () => ({
        by: 'heir',
        send: [GQL.addTeamPost, { input: { teamId: this.noticeId, text: '어디서 만날까요?' } }],
        keep: ({ addTeamPost }) => void (this.postId = addTeamPost?.post?.id ?? '0'),
      }),
      () => ({ by: 'owner', send: [GQL.pinTeamPost, { input: { id: this.postId, pinned: true } }] }),
      () => ({ by: 'heir', send: [GQL.deleteTeamPost, { id: this.postId }] }),
      () => ({
        by: 'owner',
        send: [GQL.updateTeamLink, { input: { teamId: this.noticeId, link: 'https://discord.gg/hanteam' } }],
      }),
      () => ({ by: 'owner', send: [GQL.askTeamMember, { input: this.member(cast.guest) }] }),
      () => ({ by: 'guest', send: [GQL.answerTeam, { id: this.noticeId }] }),
    ];
  }

  private ending(): (() => Scene)[] {
    const { cast } = this;
    const leave = (by: Role, effects: Effects): Scene => ({
      by,
      send: [GQL.leaveTeam, { input: { teamId: this.noticeId, reason: '졸업해요' } }],
      effects,
    });
    return [
      () => ({
        by: 'owner',
        send: [GQL.handOverTeam, { input: this.member(cast.heir) }],
        effects: [
          ['heir', 'OWNER'],
          ['owner', 'MEMBER'],
        ],
      }),
      // The first owner is the longest teammate, so they become the owner again.
      () =>
        leave('heir', [
          ['heir', 'LEFT'],
          ['owner', 'OWNER'],
        ]),
      () => {
        const isCertain = Object.entries(BEFORE_LEAVING).every(
          ([role, status]) => this.ledger.statusOf(`${this.noticeId} ${cast[role as Role].id}`) === status,
        );
        return leave('owner', [
          ['owner', isCertain ? 'LEFT' : null],
          ['guest', isCertain ? 'OWNER' : null],
        ]);
      },
      () => ({ by: 'guest', send: [GQL.moveTeam, { input: { teamId: this.noticeId, state: 'DONE' } }] }),
      () => ({ by: 'guest', send: [GQL.showTeamOnProfile, { input: { teamId: this.noticeId, shown: true } }] }),
    ];
  }

  private member({ id }: Person): { teamId: string; memberId: number } {
    return { teamId: this.noticeId, memberId: id };
  }
}

async function toPerson(client: HttpClient): Promise<Person> {
  const { data } = await client.mustSend('post', '/graphql', { query: '{ viewer { member { id } } }' });
  return { client, id: Number((data as { viewer: { member: { id: string } } }).viewer.member.id) };
}

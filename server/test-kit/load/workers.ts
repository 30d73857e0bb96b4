import { PASSWORD, newSignUp } from '../clients/accounts';
import { HttpClient } from '../clients/http-client';
import type { Ledger } from './ledger';
import type { Action, Worker } from './load';
import { TeamMaker } from './team-makers';
import { GQL } from '../clients/graphql-operations';

/** The API that a worker uses. */
export type Transport = 'REST' | 'GraphQL';

const LIST = '{ notices(filter: { kind: PROJECT }) { nodes { id title viewerHasFavourited } } }';

/** Signs members up who write all the time. Each first posts a study for the others. */
export async function signUpWriters(origin: string, count: number, ledger: Ledger): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let number = 0; number < count; number += 1) {
    const loginId = `writer-${number}`;
    const client = new HttpClient(origin);
    await client.mustSend('post', '/api/members', newSignUp({ loginId }));
    await client.logIn(loginId, PASSWORD);
    const { studyId } = await client.mustSend('post', '/api/studies', studyOf(loginId));
    ledger.noticeIds.push(Number(studyId));
    writers.push(new Writer(loginId, client, ledger, Number(studyId)));
  }
  return writers;
}

/** Prepares workers that make teams of four writers each. */
export async function makeTeams(writers: readonly Writer[], count: number, ledger: Ledger): Promise<TeamMaker[]> {
  const clientOf = (index: number): HttpClient => (writers[index % writers.length] as Writer).client;
  const makers = Array.from({ length: count }, (_each, first) =>
    TeamMaker.prepare([clientOf(first), clientOf(first + 1), clientOf(first + 2), clientOf(first + 3)], ledger.teams),
  );
  return Promise.all(makers);
}

function studyOf(loginId: string): object {
  return { title: `${loginId}의 스터디`, recruitNumber: 100, content: '매주 화요일에 만나요.' };
}

/**
 * A member who comments, posts, applies, adds favourites and signs others up. Every write is
 * different.
 */
export class Writer implements Worker {
  private count = 0;
  private readonly applied: Set<number>;
  private readonly favourites = new Set<number>();

  constructor(
    private readonly loginId: string,
    readonly client: HttpClient,
    private readonly ledger: Ledger,
    ownStudyId: number,
  ) {
    // Owners cannot apply to their own notice.
    this.applied = new Set([ownStudyId]);
  }

  next(): Action {
    this.count += 1;
    const turn = this.count % 40;
    if (turn === 0) return this.signUp();
    if (turn % 8 === 1) return this.post();
    if (turn % 4 === 2) return this.apply();
    if (turn % 4 === 3) return this.favourite();
    return this.comment();
  }

  close(): void {
    this.client.close();
  }

  private get overRest(): boolean {
    return this.count % 8 < 4;
  }

  private comment(): Action {
    const comment = `${this.loginId} ${this.count}`;
    const id = this.pickNotice(new Set());
    const { client, overRest } = this;
    return {
      name: 'comment',
      send: () =>
        overRest
          ? client.send('post', `/api/studies/comments/${id}`, { comment })
          : client.sendGraphQL(GQL.comment, { input: { noticeId: id, text: comment } }),
      acknowledge: () => this.ledger.comments.push(comment),
    };
  }

  private post(): Action {
    return {
      name: 'post',
      send: () => this.client.send('post', '/api/studies', studyOf(this.loginId)),
      acknowledge: ({ studyId }) => {
        this.applied.add(Number(studyId));
        this.ledger.noticeIds.push(Number(studyId));
      },
    };
  }

  private apply(): Action {
    const id = this.pickNotice(this.applied);
    if (id === undefined) return this.comment();
    return {
      name: 'apply',
      send: () => this.client.send('post', `/api/studies/${id}/applications`, { application: '함께해요.' }),
      acknowledge: ({ applicationId }) => this.ledger.applicationIds.push(Number(applicationId)),
    };
  }

  private favourite(): Action {
    const id = this.pickNotice(this.favourites);
    if (id === undefined) return this.comment();
    const { client, overRest } = this;
    return {
      name: 'favourite',
      send: () =>
        overRest ? client.send('post', `/api/studies/${id}/like`) : client.sendGraphQL(GQL.favourite, { id }),
      acknowledge: () => this.ledger.setFavourite(this.loginId, id, true),
    };
  }

  private signUp(): Action {
    const loginId = `${this.loginId}-${this.count}`;
    return {
      name: 'sign-up',
      send: () => this.client.send('post', '/api/members', newSignUp({ loginId })),
      acknowledge: () => this.ledger.loginIds.push(loginId),
    };
  }

  /** Returns a random acknowledged notice that is not in `tried`, or undefined. */
  private pickNotice(tried: Set<number>): number | undefined {
    const fresh = this.ledger.noticeIds.filter((id) => !tried.has(id));
    const id = fresh[Math.floor(Math.random() * fresh.length)];
    if (id !== undefined) tried.add(id);
    return id;
  }
}

/** Parameters of a {@link FavouriteToggler}. */
interface TogglerParts {
  loginId: string;
  client: HttpClient;
  ledger: Ledger;
  projectIds: readonly number[];
  transport: Transport;
}

/** A member who adds and removes favourites in turn and reads a list in between. */
export class FavouriteToggler implements Worker {
  private count = 0;

  constructor(private readonly parts: TogglerParts) {}

  next(): Action {
    const { loginId, client, ledger, projectIds, transport } = this.parts;
    const turn = Math.floor(this.count / 2);
    this.count += 1;
    if (this.count % 2 === 0) return readList(client, transport);
    const id = projectIds[turn % projectIds.length] ?? 0;
    const isFavourite = Math.floor(turn / projectIds.length) % 2 === 0;
    return {
      name: isFavourite ? 'favourite' : 'unfavourite',
      send: () =>
        transport === 'REST'
          ? client.send('post', `/api/projects/${id}/${isFavourite ? 'like' : 'dislike'}`)
          : client.sendGraphQL(isFavourite ? GQL.favourite : GQL.unfavourite, { id }),
      acknowledge: () => ledger.setFavourite(loginId, id, isFavourite),
    };
  }

  close(): void {
    this.parts.client.close();
  }
}

/** A member who reads a list again and again. */
export class ListReader implements Worker {
  constructor(
    private readonly client: HttpClient,
    private readonly transport: Transport,
  ) {}

  next(): Action {
    return readList(this.client, this.transport);
  }

  close(): void {
    this.client.close();
  }
}

function readList(client: HttpClient, transport: Transport): Action {
  return {
    name: 'list',
    send: () => (transport === 'REST' ? client.send('get', '/api/projects') : client.sendGraphQL(LIST)),
  };
}

import { asInput } from '../../test-kit/clients/graphql-inputs';
import type { TestClient } from '../../test-kit/clients/client';
import { whileCommitsFail } from '../../test-kit/database/failing-commits';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
} from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, GQL, KINDS } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, type Outcome, outcomeOf } from '../../test-kit/clients/outcomes';
import { ApplicationStatus } from '../applications/application.entity';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';

let app: TestApp;

type Name = 'owner' | 'applicant' | 'rejected' | 'fan' | 'both' | 'commenter' | 'bystander';
const NAMES: Name[] = ['owner', 'applicant', 'rejected', 'fan', 'both', 'commenter', 'bystander'];
let members: Record<Name, Member>;
let clients: Record<Name, TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  const built = await Promise.all(
    NAMES.map(async (name): Promise<[Name, Member]> => [name, await buildMember(app.em(), { nickName: name })]),
  );
  members = Object.fromEntries(built) as Record<Name, Member>;
  const logins = NAMES.map(async (name): Promise<[Name, TestClient]> => [name, await app.as(members[name])]);
  clients = Object.fromEntries(await Promise.all(logins)) as Record<Name, TestClient>;
});

afterAll(() => app.close());

beforeEach(() => app.sql('delete from notification'));

/** Kinds of all notifications by recipient. */
async function notifications(): Promise<Record<string, string[]>> {
  const rows = await app.sql<{ name: string; kind: string }>(
    `select m.nick_name as name, t.kind from notification t join member m on m.id = t.recipient_id order by t.id`,
  );
  const byName: Record<string, string[]> = {};
  for (const { name, kind } of rows) (byName[name] ??= []).push(kind);
  return byName;
}

describe.each(BOTH_KINDS)('notifications about a %s', (kind) => {
  const { apply, update, input } = KINDS[kind];
  let notice: Notice;
  let id: { id: number };

  /**
   * Creates a notice with applicants and favouriters. `both` applied and has it as a favourite. The
   * owner has it as a favourite, too.
   */
  beforeEach(async () => {
    notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner: members.owner });
    id = { id: notice.id };
    for (const name of ['fan', 'both', 'owner'] as const) await clients[name].data(GQL.favourite, id);
    const status = ApplicationStatus.REJECTED;
    await buildApplication(app.em(), { notice, applicant: members.rejected, status });
    await buildApplication(app.em(), { notice, applicant: members.both });
    await buildComment(app.em(), { notice, author: members.commenter });
  });

  it('notify the owner of an application', async () => {
    await clients.applicant.data(GQL.apply, { input: { noticeId: notice.id, ...asInput(apply) } });
    expect(await notifications()).toEqual({ owner: ['APPLICATION_RECEIVED'] });
  });

  it('name the application until it is cancelled', async () => {
    const { applyToNotice } = await clients.applicant.data<{ applyToNotice: { application: { id: string } } }>(
      GQL.apply,
      { input: { noticeId: notice.id, ...asInput(apply) } },
    );
    const { id: applicationId } = applyToNotice.application;
    const query = '{ viewer { notifications { nodes { kind applicationId } } } }';
    const read = () => clients.owner.data(query);
    const received = (named: string | null) => ({ kind: 'APPLICATION_RECEIVED', applicationId: named });
    expect(await read()).toEqual({ viewer: { notifications: { nodes: [received(applicationId)] } } });
    await clients.applicant.data(GQL.cancel, { id: applicationId });
    const cancelled = { kind: 'APPLICATION_CANCELLED', applicationId: null };
    expect(await read()).toEqual({ viewer: { notifications: { nodes: [cancelled, received(null)] } } });
  });

  it('notify the owner of a cancelled application', async () => {
    const application = await buildApplication(app.em(), { notice, applicant: members.applicant });
    await clients.applicant.data(GQL.cancel, { id: application.id });
    expect(await notifications()).toEqual({ owner: ['APPLICATION_CANCELLED'] });
  });

  it.each([
    ['approve', 'APPLICATION_APPROVED'],
    ['reject', 'APPLICATION_REJECTED'],
  ] as const)('notify the applicant of the decision to %s an application', async (verb, expected) => {
    const application = await buildApplication(app.em(), { notice, applicant: members.applicant });
    await clients.owner.data(GQL[verb], { id: application.id });
    expect(await notifications()).toEqual({ applicant: [expected] });
  });

  it('notify the owner of comments by other members only', async () => {
    await clients.commenter.data(GQL.comment, { input: { noticeId: notice.id, text: '저도요.' } });
    expect(await notifications()).toEqual({ owner: ['COMMENT_ADDED'] });
    await clients.owner.data(GQL.comment, { input: { noticeId: notice.id, text: '환영해요.' } });
    expect(await notifications()).toEqual({ owner: ['COMMENT_ADDED'] });
  });

  it.each([
    ['close', 'NOTICE_CLOSED'],
    ['remove', 'NOTICE_DELETED'],
  ] as const)(
    'notify each applicant and each member with the favourite once after the action %s, but not the owner',
    async (verb, expected) => {
      await clients.owner.data(GQL[verb], id);
      expect(await notifications()).toEqual({ rejected: [expected], fan: [expected], both: [expected] });
    },
  );

  it('are not caused by favourites, edits and deleted comments', async () => {
    const comment = await buildComment(app.em(), { notice, author: members.commenter });
    await clients.bystander.data(GQL.favourite, id);
    await clients.bystander.data(GQL.unfavourite, id);
    await clients.owner.data(update, { input: { ...id, ...asInput(input) } });
    await clients.owner.data(GQL.removeComment, { id: comment.id });
    expect(await notifications()).toEqual({});
  });

  it('are not caused by denied actions', async () => {
    const applied = { input: { noticeId: notice.id, ...asInput(apply) } };
    expect(await graphqlOutcome(clients.owner, GQL.apply, applied)).toBe('OWN_NOTICE');
    expect(await graphqlOutcome(clients.both, GQL.apply, applied)).toBe('ALREADY_APPLIED');
    expect(await graphqlOutcome(clients.bystander, GQL.close, id)).toBe('FORBIDDEN');
    expect(await notifications()).toEqual({});
  });
});

describe('a live message', () => {
  type Act = (id: number) => Promise<Outcome>;
  const { base, apply, close } = KINDS.STUDY;
  const commentInput = { comment: '저도요.' };

  it.each<[action: string, recipient: Name, rest: Act, graphql: Act]>([
    [
      'a comment',
      'owner',
      async (id) => outcomeOf(await clients.commenter.rest('post', `${base}/comments/${id}`, commentInput)),
      (id) => graphqlOutcome(clients.commenter, GQL.comment, { input: { noticeId: id, ...asInput(commentInput) } }),
    ],
    [
      'an application',
      'owner',
      async (id) => outcomeOf(await clients.applicant.rest('post', `${base}/${id}/applications`, apply)),
      (id) => graphqlOutcome(clients.applicant, GQL.apply, { input: { noticeId: id, ...asInput(apply) } }),
    ],
    [
      'closing',
      'fan',
      async (id) => outcomeOf(await clients.owner.rest('patch', close(id))),
      (id) => graphqlOutcome(clients.owner, GQL.close, { id }),
    ],
  ])('of %s is sent after the commit, and never if the commit fails', async (_action, recipient, ...acts) => {
    for (const act of acts) {
      await app.sql('delete from notification');
      const { id } = await buildStudy(app.em(), { owner: members.owner });
      await clients.fan.data(GQL.favourite, { id });
      const messages = app.server.services.pubsub.subscribe('notified', members[recipient].id);
      const first = messages.next();
      await whileCommitsFail(app, 'notification', async () => expect(await act(id)).toBe('UNAVAILABLE'));
      expect(await notifications()).toEqual({});
      expect(await act(id)).toBe('OK');
      const [committed] = await app.sql<{ id: number }>('select id from notification');
      expect(await first).toEqual({ done: false, value: committed?.id });
      await messages.return();
    }
  });
});

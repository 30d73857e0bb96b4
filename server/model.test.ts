import fc from 'fast-check';
import { buildMember, PASSWORD } from './test/factories';
import { startTestApp, type TestApp } from './test/harness';
import { Model, type ModelApplication, type ModelContent, type ModelMember, type ModelRole } from './test/model';
import { expectTrueCounters } from './test/races';
import type { TestClient } from './test/client';

/** The same operations every time, unless asked for others. A failure names its seed. */
const SEED = Number(process.env.MODEL_SEED ?? 20_261_121);
const SCHOOLS = ['한빛대학교', '푸른대학교'] as const;

let app: TestApp;
let clients: Map<number, TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  clients = new Map();
  for (const university of [SCHOOLS[0], SCHOOLS[0], SCHOOLS[0], SCHOOLS[0], SCHOOLS[1]]) {
    const member = await buildMember(app.em(), { university });
    clients.set(member.id, await app.as(member));
  }
});

afterAll(() => app.close());

const steps = fc.record({
  act: fc.constantFrom(
    ...(['create', 'apply', 'apply', 'apply', 'decide', 'decide', 'cancel', 'like', 'dislike'] as const),
    ...(['comment', 'uncomment', 'edit', 'close', 'delete', 'move'] as const),
  ),
  door: fc.constantFrom('REST', 'GraphQL'),
  member: fc.nat(99),
  target: fc.nat(99),
  role: fc.constantFrom<ModelRole>('FRONTEND', 'BACKEND'),
  verb: fc.constantFrom('approve', 'approve', 'deny'),
  kind: fc.constantFrom('PROJECT', 'STUDY'),
  content: fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(3), fc.nat(3))
    .map(([recruitNumber, front, back]): ModelContent => {
      const FRONTEND = Math.min(front, recruitNumber);
      return { recruitNumber, FRONTEND, BACKEND: Math.min(back, recruitNumber - FRONTEND) };
    }),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** What an operation ended in: a code or OK, and the id of what it made. */
interface Ended {
  code: string;
  id: number;
}

async function overRest(client: TestClient, ...request: Parameters<TestClient['rest']>): Promise<Ended> {
  const { status, body } = await client.rest(...request);
  const made = body as Partial<Record<'code' | 'projectId' | 'studyId' | 'applicationId' | 'id', string & number>>;
  const id = made.applicationId ?? made.projectId ?? made.studyId ?? made.id ?? 0;
  return { code: status < 300 ? 'OK' : (made.code ?? ''), id };
}

async function overGraphQL(client: TestClient, mutation: string): Promise<Ended> {
  const { data, errors } = await client.graphql<{ done: { id: string } }>(`mutation { done: ${mutation} }`);
  return { code: errors?.[0]?.extensions.code ?? 'OK', id: Number(data?.done?.id ?? 0) };
}

/** One sequence of operations: on the service and in the model, compared step by step. */
class Run {
  private readonly noticeIds: { id: number; kind: 'PROJECT' | 'STUDY' }[] = [];
  private readonly applications: ModelApplication[] = [];
  private readonly commentIds: number[] = [0];

  constructor(readonly model: Model) {}

  /** Sends the step; answers how it ended and how it should have ended. */
  async take(step: Step): Promise<[ended: string, expected: string]> {
    const member = this.pick(this.model.members, step.member);
    const client = clients.get(member.id);
    if (!client) throw new Error('a member without a client');
    const send = (rest: () => Promise<Ended>, mutation: string): Promise<Ended> =>
      step.door === 'REST' ? rest() : overGraphQL(client, mutation);
    if (step.act === 'create') return this.create(step, member, client);
    if (step.act === 'move') return this.move(member, client);
    if (this.noticeIds.length === 0) return ['', ''];
    const { id, kind } = this.pick(this.noticeIds, step.target);
    const at = kind === 'PROJECT' ? '/projects' : '/studies';
    const { model } = this;
    const sawn = model.maySee(member, id);
    switch (step.act) {
      case 'edit': {
        const body = contentOf(kind, step.content);
        const expected = model.mayEdit(member, id, step.content);
        const { code } = await send(
          () => overRest(client, 'put', `${at}/${id}`, body),
          `${kind === 'PROJECT' ? 'updateProject' : 'updateStudy'}(id: "${id}", input: ${literal(body)}) { id }`,
        );
        if (!expected) model.notice(id).content = step.content;
        return [code, expected ?? 'OK'];
      }
      case 'close': {
        const expected = model.mayClose(member, id);
        const path = kind === 'PROJECT' ? `${at}/${id}/recruiting` : `${at}/${id}`;
        const { code } = await send(() => overRest(client, 'patch', path), `closeNotice(id: "${id}") { id }`);
        if (!expected) model.close(id);
        return [code, expected ?? 'OK'];
      }
      case 'delete': {
        const expected = model.mayManage(member, id);
        const { code } = await send(() => overRest(client, 'delete', `${at}/${id}`), `deleteNotice(id: "${id}")`);
        if (!expected) model.delete(id);
        return [code, expected ?? 'OK'];
      }
      case 'apply': {
        const expected = model.mayApply(member, id, step.role);
        const ended = await send(
          () => overRest(client, 'post', `${at}/${id}/applications`, { application: '함께', role: step.role }),
          `applyToNotice(noticeId: "${id}", input: { application: "함께", role: ${step.role} }) { id }`,
        );
        const role = kind === 'PROJECT' ? step.role : null;
        const made: ModelApplication = { id: ended.id, notice: id, applicant: member.id, role, status: 'PENDING' };
        if (!expected) {
          model.apply(made);
          this.applications.push(made);
        }
        return [ended.code, expected ?? 'OK'];
      }
      case 'like':
      case 'dislike': {
        const { code } = await send(
          () => overRest(client, 'post', `${at}/${id}/${step.act}`),
          `${step.act === 'like' ? 'favouriteNotice' : 'unfavouriteNotice'}(id: "${id}") { id }`,
        );
        if (!sawn) model.favour(member.id, id, step.act === 'like');
        return [code, sawn ?? 'OK'];
      }
      case 'comment': {
        const ended = await send(
          () => overRest(client, 'post', `${at}/comments/${id}`, { comment: '궁금해요' }),
          `addComment(noticeId: "${id}", input: { comment: "궁금해요" }) { id }`,
        );
        if (!sawn) {
          model.comment({ id: ended.id, notice: id, author: member.id });
          this.commentIds.push(ended.id);
        }
        return [ended.code, sawn ?? 'OK'];
      }
      case 'uncomment':
        return this.uncomment(step, member, send, client);
      default:
        return this.decideOrCancel(step, member, send, client);
    }
  }

  private async create({ kind, content }: Step, member: ModelMember, client: TestClient): Promise<[string, string]> {
    const path = kind === 'PROJECT' ? '/projects' : '/studies';
    const { code, id } = await overRest(client, 'post', path, contentOf(kind, content));
    this.noticeIds.push({ id, kind });
    this.model.notices.push({ id, kind, owner: member.id, school: member.school, recruiting: true, content });
    return [code, 'OK'];
  }

  /** To the other school, and so out of sight of much. */
  private async move(member: ModelMember, client: TestClient): Promise<[string, string]> {
    const university = member.school === SCHOOLS[0] ? SCHOOLS[1] : SCHOOLS[0];
    const profile = { nickName: '옮긴 학생', university, email: `mover-${member.id}@example.com` };
    const { code } = await overRest(client, 'post', '/members/profile', profile);
    member.school = university;
    return [code, 'OK'];
  }

  private async uncomment(step: Step, member: ModelMember, send: Send, client: TestClient): Promise<[string, string]> {
    const { model } = this;
    const id = this.pick(this.commentIds, step.target);
    const comment = model.comments.find((each) => each.id === id);
    const notice = comment && model.seen(member, comment.notice);
    const mine = comment?.author === member.id || notice?.owner === member.id;
    const expected = !notice ? 'NOT_FOUND' : mine ? 'OK' : 'FORBIDDEN';
    const { code } = await send(() => overRest(client, 'delete', `/comments/${id}`), `deleteComment(id: "${id}") { id }`);
    if (expected === 'OK') model.comments = model.comments.filter((each) => each !== comment);
    return [code, expected];
  }

  private async decideOrCancel(
    step: Step,
    member: ModelMember,
    send: Send,
    client: TestClient,
  ): Promise<[string, string]> {
    if (this.applications.length === 0) return ['', ''];
    const { model } = this;
    const { id, applicant, notice, role } = this.pick(this.applications, step.target);
    const decides = step.act === 'decide';
    const base = role ? 'projects' : 'studies';
    // REST names an application by its applicant, who may have applied anew; GraphQL names that very one.
    const found = step.door === 'REST' ? model.applicationOf(decides ? applicant : member.id, notice) : undefined;
    const application = found ?? (step.door === 'REST' ? undefined : model.applications.find((each) => each.id === id));
    if (decides) {
      const stranger = step.door === 'REST' ? model.mayManage(member, notice) : null;
      const expected = stranger ?? (application ? model.mayDecide(member, application, step.verb) : 'NOT_FOUND');
      const body = { [role ? 'projectId' : 'studyId']: notice, memberId: applicant };
      const { code } = await send(
        () => overRest(client, 'post', `/${base}/applications/${step.verb}`, body),
        `${step.verb}Application(id: "${id}") { id }`,
      );
      if (!expected && application) model.decide(application, step.verb);
      return [code, expected ?? 'OK'];
    }
    const own = application?.applicant === member.id ? application : undefined;
    const expected = !own ? 'NOT_FOUND' : own.status === 'REJECTED' ? 'ALREADY_DECIDED' : 'OK';
    const { code } = await send(
      () => overRest(client, 'delete', `/${base}/${notice}/applications`),
      `cancelApplication(id: "${id}") { id }`,
    );
    if (expected === 'OK' && own) model.cancel(own);
    return [code, expected];
  }

  private pick<T>(from: readonly T[], number: number): T {
    return from[number % from.length] as T;
  }
}

import { AppError } from '../../../platform/errors/app-error';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildMember,
  buildProject,
  buildSeeker,
  buildStudy,
  buildVerified,
} from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../../notices/notice.entity';
import { SEEKER_GQL } from '../seeker.testing';

let app: TestApp;
let owner: Member;
let client: TestClient;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.sql('delete from seeker');
  owner = await buildVerified(app.em());
  client = await app.as(owner);
  notice = await buildStudy(app.em(), { owner, recruitNumber: 10 });
});

/** The code and the message of an attempt; OK if the offer was made. */
async function attempt(from: TestClient, { id }: Notice, memberId: number, role?: string): Promise<string> {
  const input = { noticeId: id, memberId, role, text: '함께해요.' };
  const { errors } = await from.graphql(SEEKER_GQL.makeOffer, { input });
  const [error] = errors ?? [];
  return error ? `${String(error.extensions?.code)} ${error.message}` : 'OK';
}

/** The one denial for everything about the member, and for limits. */
const REFUSED = `OFFER_NOT_POSSIBLE ${new AppError('OFFER_NOT_POSSIBLE').message}`;

/** Moves a member to another school, where the school address is verified. */
const MOVE = `update member set school_key = '다른', verified_person = replace(verified_person, school_key, '다른') where id = :id`;

const SUSPEND = `update member set suspended_until = now() + interval '1 day' where id = :id`;
const HIDE = 'update member set hidden = true where id = :id';
const UNVERIFY = 'update member set verified_until = now() where id = :id';

/** Every set of the names. */
const setsOf = <Name extends string>(names: readonly Name[]): Name[][] =>
  names.reduce<Name[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);

/** Changes a member by the statements of these names. */
async function change<Name extends string>(
  statements: Readonly<Record<Name, string>>,
  names: readonly Name[],
  { id }: Member,
): Promise<void> {
  for (const name of names)
    await app.sql(statements[name].replaceAll(':id', String(id)).replaceAll(':owner', String(owner.id)));
}

/** States of a member that exclude an offer, with the change that causes each. */
const EXCLUSIONS = {
  unverified: UNVERIFY,
  'blocked by the owner': 'insert into member_block (blocker_id, blocked_id) values (:owner, :id)',
  'blocker of the owner': 'insert into member_block (blocker_id, blocked_id) values (:id, :owner)',
  hidden: HIDE,
  suspended: SUSPEND,
  'in another school': MOVE,
  'not looking': 'delete from seeker where member_id = :id',
} as const;

/** States of an owner, with the change that causes each. */
const OWNER_STATES = { unverified: UNVERIFY, hidden: HIDE, suspended: SUSPEND, moved: MOVE } as const;

describe('the permission table', () => {
  it('[LT1 OF2] lists a member and makes an offer only without any exclusion, and refuses all others alike', async () => {
    const rows = setsOf(Object.keys(EXCLUSIONS) as (keyof typeof EXCLUSIONS)[]);
    expect(rows).toHaveLength(128);
    const members: Member[] = [];
    for (const exclusions of rows) {
      const { member } = await buildSeeker(app.em());
      await change(EXCLUSIONS, exclusions, member);
      members.push(member);
    }
    const { seekers } = await client.data<{ seekers: { nodes: { id: string }[] } }>(
      '{ seekers(first: 100) { nodes { id } } }',
    );
    expect(seekers.nodes).toEqual([{ id: String(members[0]?.id) }]);
    for (const [index, exclusions] of rows.entries()) {
      const outcome = await attempt(client, notice, members[index]?.id ?? 0);
      expect([exclusions, outcome]).toEqual([exclusions, exclusions.length === 0 ? 'OK' : REFUSED]);
    }
    for (const id of [2_147_483_647, owner.id]) expect(await attempt(client, notice, id)).toBe(REFUSED);
  }, 60_000);

  it.each(
    setsOf(Object.keys(OWNER_STATES) as (keyof typeof OWNER_STATES)[]).map(
      (states) => [states.join(', '), states] as const,
    ),
  )('of an owner who is: %s', async (_what, states) => {
    const { member } = await buildSeeker(app.em());
    await change(OWNER_STATES, states, owner);
    const code = states.includes('suspended')
      ? 'SUSPENDED'
      : states.includes('unverified')
        ? 'SCHOOL_UNVERIFIED'
        : states.length > 0
          ? 'OFFER_NOT_POSSIBLE'
          : 'OK';
    expect((await attempt(client, notice, member.id)).split(' ')[0]).toBe(code);
    const { notice: read } = await client.data<{ notice: { viewerCanMakeOffers: boolean } }>(
      'query ($id: ID!) { notice(id: $id) { viewerCanMakeOffers } }',
      { id: notice.id },
    );
    expect(read.viewerCanMakeOffers).toBe(code === 'OK' || code === 'OFFER_NOT_POSSIBLE');
  });

  it('refuses offers of another member, and of members of another school', async () => {
    const { member } = await buildSeeker(app.em());
    expect(await attempt(await app.as(await buildVerified(app.em())), notice, member.id)).toMatch(/^FORBIDDEN/);
    const stranger = await app.as(await buildVerified(app.em(), { university: '다른대학교' }));
    expect(await attempt(stranger, notice, member.id)).toMatch(/^NOT_FOUND/);
  });

  it('refuses offers of a notice that cannot be applied to, with its reason', async () => {
    const { member } = await buildSeeker(app.em());
    const project = await buildProject(app.em(), {
      owner,
      recruitNumber: 2,
      frontendNumber: 1,
      backendNumber: 1,
      designerNumber: 0,
    });
    expect(await attempt(client, project, member.id)).toMatch(/^VALIDATION_FAILED/);
    expect(await attempt(client, project, member.id, 'DESIGNER')).toMatch(/^ROLE_NOT_WANTED/);
    await app.sql(`insert into team_member (notice_id, member_id, role) values (?, ?, 'BACKEND')`, [
      project.id,
      (await buildMember(app.em())).id,
    ]);
    expect(await attempt(client, project, member.id, 'BACKEND')).toMatch(/^ROLE_FULL/);
    await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [project.id]);
    expect(await attempt(client, project, member.id, 'FRONTEND')).toMatch(/^RECRUITMENT_CLOSED/);
    await app.sql('update notice set recruiting = true, closed_at = null, hidden = true where id = ?', [project.id]);
    expect(await attempt(client, project, member.id, 'FRONTEND')).toMatch(/^NOTICE_HIDDEN/);
  });

  it('asks for the role that an offer of a project needs', async () => {
    const { member } = await buildSeeker(app.em());
    const project = await buildProject(app.em(), { owner, backendNumber: 1 });
    const { errors } = await client.graphql(SEEKER_GQL.makeOffer, {
      input: { noticeId: project.id, memberId: member.id, text: '함께해요.' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: { role: '제안할 역할을 골라 주세요.' } });
  });
});

import {
  buildAccessToken,
  buildCase,
  buildMember,
  buildStudy,
  makeModerator,
  makeOperator,
} from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { Member } from '../members/member.entity';
import { logInOperator, OPERATOR_GQL, toSchoolId } from './operator.testing';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const SCHOOLS = `query ($search: String!, $first: Int!, $after: String) {
  administration {
    schools(search: $search, first: $first, after: $after) {
      nodes {
        id memberCount recruitingCount openCaseCount oldestOpenedAt
        school { id name } moderators { id nickName }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

interface SchoolPage {
  nodes: {
    id: string;
    memberCount: number;
    recruitingCount: number;
    openCaseCount: number;
    oldestOpenedAt: string | null;
    school: { id: string; name: string };
    moderators: { id: string; nickName: string }[];
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function readSchools(
  client: TestClient,
  { search = '', first = 100, after = null }: { search?: string; first?: number; after?: string | null } = {},
): Promise<SchoolPage> {
  const data = await client.data<{ administration: { schools: SchoolPage } }>(SCHOOLS, { search, first, after });
  return data.administration.schools;
}

const namesOf = ({ nodes }: SchoolPage) => nodes.map(({ school }) => school.name);

describe('[OP2] the schools of an operator', () => {
  it('have their numbers: members, recruiting notices, waiting reports and moderators', async () => {
    const university = '세빛대학교';
    const moderator = await makeModerator(app.em(), await buildMember(app.em(), { university, nickName: '담당' }));
    const owner = await buildMember(app.em(), { university });
    const notice = await buildStudy(app.em(), { owner });
    await buildStudy(app.em(), { owner, recruiting: false });
    const { case: waiting } = await buildCase(app.em(), { target: notice, reporter: moderator });
    const openedAt = '2026-11-01T00:00:00.000Z';
    await app.sql('update moderation_case set opened_at = ? where id = ?', [openedAt, waiting.id]);
    const operator = await logInOperator(app);
    expect((await readSchools(operator, { search: '세빛' })).nodes).toEqual([
      {
        id: toSchoolId(owner.schoolKey),
        memberCount: 2,
        recruitingCount: 1,
        openCaseCount: 1,
        oldestOpenedAt: expect.stringContaining('2026-11-01T00:00:00'),
        school: { id: toSchoolId(owner.schoolKey), name: university },
        moderators: [{ id: String(moderator.id), nickName: '담당' }],
      },
    ]);
  });

  it('are found by a part of the name, an English name and an abbreviation', async () => {
    await buildMember(app.em(), { university: '서울대학교' });
    const operator = await logInOperator(app);
    for (const search of ['울대', 'seoul national', '서울대']) {
      expect(namesOf(await readSchools(operator, { search }))).toContain('서울대학교');
    }
    expect(namesOf(await readSchools(operator, { search: '없는 이름' }))).toEqual([]);
    expect(namesOf(await readSchools(operator, { search: '%' }))).toEqual([]);
  });

  it('are paged in the order of their names', async () => {
    for (const university of ['가나대학교', '가다대학교', '가라대학교']) await buildMember(app.em(), { university });
    const operator = await logInOperator(app);
    const first = await readSchools(operator, { search: '가', first: 2 });
    const second = await readSchools(operator, { search: '가', first: 2, after: first.pageInfo.endCursor });
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['가나대학교', '가다대학교', '가라대학교']);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('exist for operators only', async () => {
    const strangers = [
      await app.as(await buildMember(app.em())),
      await app.as(await makeModerator(app.em(), await buildMember(app.em()))),
    ];
    for (const stranger of strangers) {
      const data = await stranger.data('{ administration { openCount } viewer { canOperate } }');
      expect(data).toEqual({ administration: null, viewer: { canOperate: false } });
    }
    expect(await app.visitor().code('{ administration { openCount } }')).toBe('UNAUTHENTICATED');
  });
});

describe('[OP3] an operator', () => {
  const appoint = (client: TestClient, { schoolKey }: Member, member: string) =>
    client.graphql(OPERATOR_GQL.appoint, { input: { schoolId: toSchoolId(schoolKey), member } });

  const isModerator = async ({ id }: Member) => (await app.em().findOneOrFail(Member, id)).moderator;

  it('appoints a moderator by login id or nickname, and dismisses one; both are logged', async () => {
    const actor = await makeOperator(app.em(), await buildMember(app.em(), { university: '두빛대학교' }));
    const operator = await app.as(actor);
    const byLoginId = await buildMember(app.em(), { loginId: 'ByLoginId', nickName: '하나뿐인 이름' });
    const byName = await buildMember(app.em(), { nickName: '둘도 없는 이름' });
    await appoint(operator, byLoginId, 'byloginid');
    const { data } = await appoint(operator, byName, '둘도 없는 이름');
    expect(data).toMatchObject({
      appointModerator: {
        school: {
          moderators: expect.arrayContaining(
            [byLoginId, byName].map(({ id, nickName }) => ({ id: String(id), nickName })),
          ),
        },
      },
    });
    await operator.data(OPERATOR_GQL.dismiss, { memberId: byName.id });
    expect([await isModerator(byLoginId), await isModerator(byName)]).toEqual([true, false]);
    expect(
      await app.sql('select member_id, role, appointed from appointment where actor_id = ? order by id', [actor.id]),
    ).toEqual([
      { member_id: byLoginId.id, role: 'MODERATOR', appointed: true },
      { member_id: byName.id, role: 'MODERATOR', appointed: true },
      { member_id: byName.id, role: 'MODERATOR', appointed: false },
    ]);
  });

  it('appoints nobody by an unknown name, by a name of several members, or from another school', async () => {
    const operator = await logInOperator(app);
    const known = await buildMember(app.em(), { loginId: 'samename', nickName: '같은 이름' });
    await buildMember(app.em(), { nickName: '같은 이름' });
    await buildMember(app.em(), { nickName: 'samename' });
    await buildMember(app.em(), { university: '두빛대학교', nickName: '다른 학교' });
    for (const name of ['아무도 아닌', '같은 이름', 'samename', '다른 학교']) {
      const { errors } = await appoint(operator, known, name);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { member: expect.any(String) },
      });
    }
    expect(await isModerator(known)).toBe(false);
    const input = { schoolId: 'bm9uc2Vuc2U', member: 'samename' };
    expect(await operator.code(OPERATOR_GQL.appoint, { input })).toBe('NOT_FOUND');
    expect(await operator.code(OPERATOR_GQL.dismiss, { memberId: 2_147_483_647 })).toBe('NOT_FOUND');
  });

  it('needs a session, and stays an operator after a move to another school', async () => {
    const member = await makeOperator(app.em(), await buildMember(app.em()));
    const { secret } = await buildAccessToken(app.em(), { member: await app.em().findOneOrFail(Member, member.id) });
    const input = { schoolId: toSchoolId(member.schoolKey), member: member.loginId };
    expect(await app.withToken(secret).code(OPERATOR_GQL.appoint, { input })).toBe('SESSION_REQUIRED');
    const client = await app.as(member);
    await client.data(GQL.updateProfile, { input: { nickName: '옮긴이', school: '두빛대학교' } });
    expect(await client.data('{ viewer { canOperate } }')).toEqual({ viewer: { canOperate: true } });
  });
});

it('[OP4] logs that a move to another school ends the role of a moderator', async () => {
  const member = await makeModerator(app.em(), await buildMember(app.em()));
  await (await app.as(member)).data(GQL.updateProfile, { input: { nickName: '옮긴이', school: '두빛대학교' } });
  expect(
    await app.sql('select role, school_key, appointed, actor_id from appointment where member_id = ?', [member.id]),
  ).toEqual([{ role: 'MODERATOR', school_key: member.schoolKey, appointed: false, actor_id: member.id }]);
});

it('[OP4] the database prevents changes and deletions of the log of roles', async () => {
  for (const change of ['update appointment set appointed = true', 'delete from appointment', 'truncate appointment']) {
    await expect(app.sql(change)).rejects.toThrow('append-only');
  }
});

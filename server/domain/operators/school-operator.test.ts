import { BOUNDS } from '../../../shared/bounds';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { buildAccessToken, buildMember, makeModerator, makeOperator } from '../../test-kit/factories/factories';
import { Member } from '../members/member.entity';
import { logInOperator, OPERATOR_GQL, OWN_OPERATOR, toSchoolId } from './operator.testing';

const DEFAULT = {
  name: '한팀 사업단',
  contact: 'help@operator.example',
  termsText: '',
  privacyText: '',
  changedAt: null,
};

let app: TestApp;
let operator: TestClient;

beforeAll(async () => {
  app = await startTestApp({ OPERATOR_NAME: DEFAULT.name, OPERATOR_CONTACT: DEFAULT.contact });
  operator = await logInOperator(app);
});

afterAll(() => app.close());

const OPERATOR =
  'query ($school: String) { operator(school: $school) { name contact termsText privacyText changedAt } }';

const read = async (client: TestClient, school?: string) =>
  (await client.data<{ operator: typeof DEFAULT }>(OPERATOR, { school })).operator;

const update = (client: TestClient, { schoolKey }: Member, values: object = OWN_OPERATOR) =>
  client.graphql(OPERATOR_GQL.updateSchoolOperator, { input: { schoolId: toSchoolId(schoolKey), ...values } });

const buildOf = (university: string) => buildMember(app.em(), { university });

const countEntries = async ({ schoolKey }: Member) =>
  (await app.sql('select from school_operator where school_key = ?', [schoolKey])).length;

describe('[OP7] the operator of a school', () => {
  it('is that of the settings at first, for members and visitors', async () => {
    expect(await read(await app.as(await buildOf('네빛대학교')))).toEqual(DEFAULT);
    expect(await read(app.visitor())).toEqual(DEFAULT);
    expect(await read(app.visitor(), '네빛대학교')).toEqual(DEFAULT);
  });

  it('is shown with its texts to its members, and to visitors who name the school', async () => {
    const member = await buildOf('서울대학교');
    const own = { ...OWN_OPERATOR, changedAt: expect.any(String) };
    const { data } = await update(operator, member);
    expect(data).toEqual({
      updateSchoolOperator: { school: { id: toSchoolId(member.schoolKey), ownOperator: own } },
    });
    expect(await read(await app.as(member))).toEqual(own);
    for (const spelling of ['서울대학교', ' 서울대 ', 'Seoul National University']) {
      expect(await read(app.visitor(), spelling)).toEqual(own);
    }
    const other = await app.as(await buildOf('두빛대학교'));
    expect([await read(other), await read(other, '서울대학교')]).toEqual([DEFAULT, own]);
    expect(await read(app.visitor())).toEqual(DEFAULT);
  });

  it('follows a member to another school', async () => {
    const member = await buildOf('다섯빛대학교');
    await update(operator, member);
    await app.sql(`update member set school_key = '두빛대학교' where id = ?`, [member.id]);
    expect(await read(await app.as(member))).toEqual(DEFAULT);
  });

  it('is again that of the settings after all values were emptied', async () => {
    const member = await buildOf('여섯빛대학교');
    const empty = { name: ' ', contact: '', termsText: '', privacyText: '' };
    await update(operator, member);
    expect((await update(operator, member, empty)).data).toEqual({
      updateSchoolOperator: { school: { id: toSchoolId(member.schoolKey), ownOperator: null } },
    });
    expect(await read(await app.as(member))).toEqual(DEFAULT);
  });

  it('has a log with every change, and no entry for a repetition', async () => {
    const actor = await makeOperator(app.em(), await buildOf('두빛대학교'));
    const client = await app.as(actor);
    const member = await buildOf('일곱빛대학교');
    await update(client, member, { name: '', contact: '' });
    expect(await countEntries(member)).toBe(0);
    for (const name of ['학생처', '학생처', '총학생회']) await update(client, member, { ...OWN_OPERATOR, name });
    expect(
      await app.sql('select name, actor_id from school_operator where school_key = ? order by id', [member.schoolKey]),
    ).toEqual([
      { name: '학생처', actor_id: actor.id },
      { name: '총학생회', actor_id: actor.id },
    ]);
    for (const change of [
      `update school_operator set name = 'x'`,
      'delete from school_operator',
      'truncate school_operator',
    ]) {
      await expect(app.sql(change)).rejects.toThrow('append-only');
    }
  });
});

describe('[OP7] a change of the operator', () => {
  it('needs an operator of the service with a session, and a school with members', async () => {
    const member = await buildOf('여덟빛대학교');
    const moderator = await makeModerator(app.em(), await buildOf('여덟빛대학교'));
    const codeOf = async (client: TestClient, of = member) =>
      (await update(client, of)).errors?.[0]?.extensions['code'];
    expect(await codeOf(await app.as(moderator))).toBe('FORBIDDEN');
    expect(await codeOf(app.visitor())).toBe('UNAUTHENTICATED');
    const actor = await makeOperator(app.em(), await buildMember(app.em()));
    const { secret } = await buildAccessToken(app.em(), { member: await app.em().findOneOrFail(Member, actor.id) });
    expect(await codeOf(app.withToken(secret))).toBe('SESSION_REQUIRED');
    expect(await codeOf(operator, Object.assign(new Member(), { schoolKey: '없는대학교' }))).toBe('NOT_FOUND');
    expect(await countEntries(member)).toBe(0);
  });

  it.each([
    ['a text without name and contact', { name: '', contact: '' }, ['name', 'contact']],
    ['a name without a contact', { contact: '' }, ['contact']],
    ['a contact without a name', { name: '', termsText: '', privacyText: '' }, ['name']],
    [
      'too long values',
      {
        name: '가'.repeat(BOUNDS.operatorName.max + 1),
        contact: '가'.repeat(BOUNDS.operatorContact.max + 1),
        termsText: '가'.repeat(BOUNDS.operatorText.max + 1),
        privacyText: '가'.repeat(BOUNDS.operatorText.max + 1),
      },
      ['name', 'contact', 'termsText', 'privacyText'],
    ],
  ])('is refused for %s, at the fields', async (_what, change, fields) => {
    const member = await buildOf('아홉빛대학교');
    const { errors } = await update(operator, member, { ...OWN_OPERATOR, ...change });
    const extensions = errors?.[0]?.extensions;
    expect(extensions?.['code']).toBe('VALIDATION_FAILED');
    expect(Object.keys(extensions?.['fields'] as object)).toEqual(fields);
    expect(await countEntries(member)).toBe(0);
  });

  it.each([
    ['a name without a contact', "'이름', '', '', ''"],
    ['a text without a name', "'', '', '안내', ''"],
    ['a name of 101 characters', "repeat('가', 101), '연락처', '', ''"],
    ['a text of 3,001 characters', "'이름', '연락처', '', repeat('가', 3001)"],
  ])('cannot store %s', async (_what, values) => {
    const insert = `insert into school_operator (school_key, name, contact, terms_text, privacy_text, actor_id)
      values ('열빛대학교', ${values}, 1)`;
    await expect(app.sql(insert)).rejects.toThrow('violates check constraint');
  });
});

it('[OP7] the operator of an installation without settings is named in the language of the reader', async () => {
  const demo = await startTestApp({}, app);
  try {
    const readIn = async (language: string) =>
      (
        await demo
          .visitor()
          .agent.post('/graphql')
          .set('Accept-Language', language)
          .send({ query: '{ operator { name } }' })
      ).body.data;
    expect([await readIn('ko'), await readIn('en')]).toEqual([
      { operator: { name: '한팀 운영팀' } },
      { operator: { name: 'The Hanteam team' } },
    ]);
  } finally {
    await demo.close();
  }
});

import { buildApplication, buildMember, buildProject, buildStudy } from '../../../server/test-kit/factories/factories';
import { MODULE_LISTS } from '../../../server/test-kit/catalogue/collected';
import { type Form, type FormName, openForms } from '../../../server/test-kit/clients/forms';
import { newSignUp } from '../../../server/test-kit/clients/accounts';
import { asInput, asInputField } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { graphqlVerdict, type Verdict, verdictOf } from '../../../server/test-kit/clients/outcomes';
import { ApplicationStatus } from '../../../server/domain/applications/application.entity';
import { Role } from '../../../server/domain/profiles/role.entity';

let app: TestApp;
let forms: Record<FormName, Form>;

beforeAll(async () => {
  app = await startTestApp();
  forms = await openForms(app);
});

afterAll(() => app.close());

type Input = Record<string, unknown>;

const FITS: Verdict = { code: 'OK', fields: [] };
const refusedFor = (...fields: string[]): Verdict => ({ code: 'VALIDATION_FAILED', fields });

/** The verdict with the field names of GraphQL, which has one field for all headcounts. */
const asGraphql = ({ code, fields }: Verdict): Verdict => ({ code, fields: [...new Set(fields.map(asInputField))] });

/** Sends a form with a change over both transports. Both must have the given verdict. */
async function expectVerdict(name: FormName, change: () => Input, verdict: Verdict): Promise<void> {
  const form = forms[name];
  const answers = {
    rest: await form.rest({ ...form.fitting(), ...change() }),
    graphql: await form.graphql({ ...form.fitting(), ...change() }),
  };
  expect(answers).toEqual({ rest: verdict, graphql: asGraphql(verdict) });
}

/** Bounds of the texts of all modules. */
const TEXTS = MODULE_LISTS.flatMap(({ textBounds = {} }) =>
  Object.entries(textBounds).flatMap(([form, texts]) =>
    Object.entries(texts).map(([field, bounds]) => [form as FormName, field, bounds] as const),
  ),
);

describe.each(TEXTS)('%s: %s', (form, field, { min, max }) => {
  // U+1F600 is two UTF-16 units and four bytes. 각 is three code points in NFD and one in NFC.
  it.each([
    ['letters', 'x'],
    ['emoji', '😀'],
    ['decomposed syllables', '각'.normalize('NFD')],
  ])('accepts up to the bound in %s, and no more [I12]', async (_name, letter) => {
    await expectVerdict(form, () => ({ [field]: letter.repeat(max) }), FITS);
    await expectVerdict(form, () => ({ [field]: letter.repeat(max + 1) }), refusedFor(field));
  });

  it('is measured after trimming', async () => {
    await expectVerdict(form, () => ({ [field]: ` \n${'가'.repeat(max)}\t ` }), FITS);
    if (min > 0) await expectVerdict(form, () => ({ [field]: ` ${'가'.repeat(min - 1)} ` }), refusedFor(field));
    await expectVerdict(form, () => ({ [field]: ` ${'😀'.repeat(min)} ` }), FITS);
  });

  it.each([
    ['NUL [I6]', 'a\0bcdefghi'],
    ['a lone high surrogate [I7]', 'abcdefgh\ud800'],
    ['a lone low surrogate [I7]', '\udc00abcdefgh'],
    ['surrogates the wrong way round [I7]', 'abcdefgh\ude00\ud83d'],
  ])('refuses %s', async (_name, value) => {
    await expectVerdict(form, () => ({ [field]: value }), refusedFor(field));
  });
});

it('control characters except newline and tab are removed [I16]', async () => {
  const client = await app.as(await buildMember(app.em()));
  const { body } = await client.rest('post', '/studies', {
    ...STUDY_INPUT,
    title: '\u0007알\u001b고리\u007f즘\u0085',
    content: '첫 줄\r\n\t둘째\u0000 줄'.replace('\0', '\u0001'),
  });
  const { studyId } = body as { studyId: number };
  const detail = await client.rest('get', `/studies/${studyId}`);
  expect(detail.body).toMatchObject({ title: '알고리즘', content: '첫 줄\n\t둘째 줄' });
});

describe('the login id', () => {
  it.each(['abcd', 'x'.repeat(30), 'A.b_C-9', '....'])('may be %s', async (stem) => {
    const unique = (): string => (stem.length === 30 ? freshId(30) : `${stem}${freshId(8)}`);
    await expectVerdict('sign-up', () => ({ loginId: unique() }), FITS);
  });

  it('may have 4 letters', async () => {
    let id = 4_000;
    await expectVerdict('sign-up', () => ({ loginId: String((id += 1)) }), FITS);
  });

  it.each([
    'abc',
    'x'.repeat(31),
    'has space',
    '한글아이디',
    'name@home',
    'a+b+c',
    'semi;colon',
    'ｆｕｌｌ',
    'İstanbul',
    '😀😀😀😀',
    '',
  ])('may not be %j', (loginId) => expectVerdict('sign-up', () => ({ loginId }), refusedFor('loginId')));
});

let ids = 0;

function freshId(length: number): string {
  ids += 1;
  return `id${ids}`.padEnd(length, 'x');
}

describe('the e-mail address', () => {
  const ofLength = (length: number): string => `${freshId(length - '@example.com'.length)}@example.com`;

  it.each(['sign-up', 'address'] as const)('at %s has at most 254 letters', async (form) => {
    await expectVerdict(form, () => ({ email: ofLength(254) }), FITS);
    await expectVerdict(form, () => ({ email: ofLength(255) }), refusedFor('email'));
  });

  it.each([
    '',
    'nobody',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example..com',
    'a@@example.com',
    'a@example.com\nBcc: b@c.kr',
    '민지@example.com',
  ])('may not be %j', async (email) => {
    await expectVerdict('sign-up', () => ({ email }), refusedFor('email'));
    await expectVerdict('address', () => ({ email }), refusedFor('email'));
  });
});

describe('the password', () => {
  it.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou'])('may not be the common %s', (password) =>
    expectVerdict('sign-up', () => ({ password }), refusedFor('password')),
  );

  it('must differ from the login id and the e-mail address, regardless of case', async () => {
    const like = (field: 'loginId' | 'email') => () => {
      const input = newSignUp();
      return { ...input, [field]: `x${String(input[field])}`, password: `X${String(input[field])}`.toUpperCase() };
    };
    await expectVerdict('sign-up', like('loginId'), refusedFor('password'));
    await expectVerdict('sign-up', like('email'), refusedFor('password'));
  });
});

/**
 * Bounds of numbers (rules/bounds.md). The zeros keep the sum of the roles within recruitNumber.
 */
const NO_ROLES = { frontendNumber: 0, backendNumber: 0, designerNumber: 0 };
const WHOLE = { ...NO_ROLES, recruitNumber: 100 };

describe('headcounts', () => {
  it.each(['frontendNumber', 'backendNumber', 'designerNumber'])('%s is 0 to 100', async (role) => {
    for (const number of [0, 1, 100]) await expectVerdict('project', () => ({ ...WHOLE, [role]: number }), FITS);
    for (const number of [-1, 101]) {
      await expectVerdict('project', () => ({ ...WHOLE, [role]: number }), refusedFor(role));
    }
  });

  it.each(['project', 'study'] as const)('recruitNumber of a %s is 1 to 100', async (form) => {
    const roles = form === 'project' ? NO_ROLES : {};
    for (const recruitNumber of [1, 100]) await expectVerdict(form, () => ({ ...roles, recruitNumber }), FITS);
    for (const recruitNumber of [-1, 0, 101]) {
      await expectVerdict(form, () => ({ ...roles, recruitNumber }), refusedFor('recruitNumber'));
    }
  });

  it('of all roles together are at most recruitNumber', async () => {
    const roles = { frontendNumber: 1, backendNumber: 2, designerNumber: 3 };
    await expectVerdict('project', () => ({ ...roles, recruitNumber: 6 }), FITS);
    await expectVerdict('project', () => ({ ...roles, recruitNumber: 5 }), refusedFor('recruitNumber'));
  });

  it.each([undefined, null])('without recruitNumber (%s) have their sum as the number', async (recruitNumber) => {
    const roles = { frontendNumber: 1, backendNumber: 2, designerNumber: 4 };
    await expectVerdict('project', () => ({ ...roles, recruitNumber }), FITS);
    const rows = await app.sql('select recruit_number from notice order by id desc limit 2');
    expect(rows).toEqual([{ recruit_number: 7 }, { recruit_number: 7 }]);
    await expectVerdict('project', () => ({ ...NO_ROLES, recruitNumber }), refusedFor('recruitNumber'));
    const over = { frontendNumber: 50, backendNumber: 50, designerNumber: 1 };
    await expectVerdict('project', () => ({ ...over, recruitNumber }), refusedFor('recruitNumber'));
    await expectVerdict('project', () => ({ ...over, designerNumber: 0, recruitNumber }), FITS);
  });

  it('beyond 32 bits are refused by GraphQL [G9]', async () => {
    const verdict = await forms.study.graphql({ ...STUDY_INPUT, recruitNumber: 2_147_483_648 });
    expect(verdict.code).toBe('BAD_USER_INPUT');
  });
});

describe('an edit', () => {
  it('of a study cannot go below the number of approved applicants', async () => {
    const owner = await buildMember(app.em());
    const client = await app.as(owner);
    const study = await buildStudy(app.em(), { owner, recruitNumber: 4 });
    for (let n = 0; n < 2; n += 1)
      await buildApplication(app.em(), { notice: study, status: ApplicationStatus.APPROVED });
    await buildApplication(app.em(), { notice: study });
    const verdicts = async (recruitNumber: number) => {
      const input = { ...STUDY_INPUT, recruitNumber };
      return {
        rest: verdictOf(await client.rest('put', `/studies/${study.id}`, input)),
        graphql: await graphqlVerdict(client, GQL.updateStudy, { input: { id: study.id, ...asInput(input) } }),
      };
    };
    expect(await verdicts(1)).toEqual({ rest: refusedFor('recruitNumber'), graphql: refusedFor('headcount') });
    expect(await verdicts(2)).toEqual({ rest: FITS, graphql: FITS });
  });

  it.each([
    [{ frontendNumber: 1 }, ['frontendNumber']],
    [{ frontendNumber: 0, backendNumber: 0 }, ['frontendNumber', 'backendNumber']],
    [{ frontendNumber: 0, backendNumber: 0, designerNumber: 0, recruitNumber: 2 }, ['recruitNumber']],
    [{ frontendNumber: 0, backendNumber: 0, designerNumber: 0, recruitNumber: 3 }, []],
    [{ frontendNumber: 2, backendNumber: 1, designerNumber: 0, recruitNumber: 3 }, []],
  ])(
    'of a project with 2 frontends and 1 backend approved: %j is refused for the fields %j',
    async (change, fields) => {
      const owner = await buildMember(app.em());
      const client = await app.as(owner);
      const project = await buildProject(app.em(), { owner });
      for (const role of ['FRONTEND', 'FRONTEND', 'BACKEND'] as const) {
        await buildApplication(app.em(), { notice: project, role: Role[role], status: ApplicationStatus.APPROVED });
      }
      const input = { ...PROJECT_INPUT, ...change };
      const verdict = fields.length > 0 ? refusedFor(...fields) : FITS;
      const updated = await graphqlVerdict(client, GQL.updateProject, { input: { id: project.id, ...asInput(input) } });
      expect(updated).toEqual(asGraphql(verdict));
      expect(verdictOf(await client.rest('put', `/projects/${project.id}`, input))).toEqual(verdict);
    },
  );
});

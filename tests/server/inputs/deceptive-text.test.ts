import { buildMember, buildStudy } from '../../../server/test-kit/factories/factories';
import { type Form, type FormName, openForms } from '../../../server/test-kit/clients/forms';
import { asInput, asInputField, asProfileInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL, PROJECT_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import type { Verdict } from '../../../server/test-kit/clients/outcomes';
import type { TestClient } from '../../../server/test-kit/clients/client';
import { someProfile } from '../../../server/test-kit/clients/pictures';
import type { Member } from '../../../server/domain/members/member.entity';

let app: TestApp;
let client: TestClient;
let member: Member;
let forms: Record<FormName, Form>;

beforeAll(async () => {
  app = await startTestApp();
  member = await buildMember(app.em());
  client = await app.as(member);
  forms = await openForms(app);
});

afterAll(() => app.close());

/** Texts of one line that identify a member or a notice to others. */
const LINES: [FormName, string[]][] = [
  ['sign-up', ['nickName', 'university']],
  ['profile', ['nickName', 'university']],
  ['project', ['title', 'field', 'techStack']],
  ['study', ['title']],
];

const PARAGRAPHS: [FormName, string][] = [
  ['project', 'content'],
  ['study', 'content'],
  ['application', 'application'],
  ['comment', 'comment'],
];

/** Sends a form with the same text in these fields over both transports. */
async function verdictsOf(name: FormName, fields: readonly string[], value: string): Promise<Verdict[]> {
  const form = forms[name];
  const values = Object.fromEntries(fields.map((field) => [field, value]));
  return [await form.rest({ ...form.fitting(), ...values }), await form.graphql({ ...form.fitting(), ...values })].map(
    ({ code, fields: refusedFields }) => ({ code, fields: refusedFields.toSorted() }),
  );
}

const OK: Verdict = { code: 'OK', fields: [] };
const refusedFor = (fields: readonly string[]): Verdict => ({ code: 'VALIDATION_FAILED', fields: fields.toSorted() });
/** The verdicts of both transports. */
const refused = (fields: readonly string[]): Verdict[] => [refusedFor(fields), refusedFor(fields.map(asInputField))];

/**
 * Text that is refused on one line. It shows a false blank, covers its neighbours, or looks
 * different on some devices.
 */
const REFUSED: [what: string, text: string][] = [
  ['the Hangul filler U+3164', '민\u3164지'],
  ['the Hangul filler U+115F', '민\u115f지'],
  ['the Hangul filler U+1160', '민\u1160지'],
  ['the half-width Hangul filler U+FFA0', '민\uffa0지'],
  ['the braille blank U+2800', '민\u2800지'],
  ['the Egyptian blank U+13441', '\u{13441}'],
  ['the Khitan filler U+16FE4', '민\u{16fe4}지'],
  ['a trailing consonant behind a syllable that has one', '민\u11ab지'],
  ['a vowel without a consonant', '민\u1161지'],
  ['a leading consonant without a vowel', '\u1100민지'],
  ['the same Hangul tone mark twice', '민\u302e\u302e지'],
  ['five marks on one letter', 'e\u0316\u0317\u0318\u0319\u031a'],
  ['five marks, one of them in a composed letter', '\u00e9\u0316\u0317\u0318\u0319'],
  ['the same mark twice', 'e\u0301\u0301'],
  ['a mark without a letter', '\u0336abc'],
  ['a private character', '민\ue000지'],
  ['a private character of plane 16', '민\u{10fffd}지'],
  ['the noncharacter U+FFFF', '민\uffff지'],
  ['the noncharacter U+FDD0', '민\ufdd0지'],
  ['an unassigned character', '민\u0378지'],
];

/** Text that is removed. It shows nothing by itself and often comes with pasted text. */
const REMOVED: [what: string, text: string][] = [
  ['zero-width spaces', '민\u200b\u2060\ufeff지'],
  ['joiners without an emoji', '민\u200d\u200c지'],
  ['bidi overrides, which would reorder titles', '\u202e민지\u202c'],
  ['bidi isolates', '\u2066민\u2067지\u2069\u2068'],
  ['direction marks', '\u200e민\u200f지\u061c'],
  ['soft hyphens', '민\u00ad지'],
  ['tag characters', '민\u{e0061}\u{e0062}\u{e007f}지'],
  ['variation selectors', '민\ufe0f\ufe00\u{e0100}지'],
  ['grapheme joiners', '민\u034f지'],
  ['object replacements', '민\ufffc지'],
  ['interlinear annotations', '\ufff9민\ufffa지\ufffb'],
  ['joiners of hieroglyphs, Brahmi and Tifinagh', '민\u{13430}\u{1107f}\u2d7f지'],
  ['control characters', '\u0007민\u001b지\u007f'],
];

/** White space of any kind and number. It becomes one space. */
const SPACES: [what: string, text: string][] = [
  ['line feeds', '민\n지'],
  ['line ends of Windows', '민\r\n지'],
  ['tabs', '민\t\t지'],
  ['vertical tabs and form feeds', '민\v\f지'],
  ['line separators', '민\u2028지'],
  ['paragraph separators', '민\u2029지'],
  ['next lines', '민\u0085지'],
  ['ideographic spaces', '민\u3000지'],
  ['no-break spaces', '민\u00a0\u202f지'],
  ['several spaces', '  민   지  '],
  ['a zero-width space among spaces', '민 \u200b 지'],
];

/** Text that stays unchanged. */
const INTACT: [what: string, text: string][] = [
  ['Hangul', '민지 님의 ‘한빛대’ 팀'],
  ['single jamo', 'ㅋㅋㅋ ㅠㅠ'],
  ['old Hangul', '\u1112\u119e\u11ab글'],
  ['a syllable with an old trailing consonant, and a tone mark', '가\u11f0\u302e'],
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag of two emoji', '🏳️‍🌈'],
  ['flags of countries', '🇰🇷🇯🇵'],
  ['the flag of a part of a country', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['skin tones', '👩🏽‍🚀👋🏿'],
  ['keycaps', '1️⃣#️⃣'],
  ['an emoji in the presentation of text', '❤︎ ☎︎'],
  ['an emoji in its own presentation', '❤️‍🔥'],
  ['an emoji that Unicode reserves for later', '\u{1faff}'],
  ['a name in Chinese characters with a variant', '葛\u{e0100}城'],
  ['Vietnamese, Thai and Hindi', 'Nguyễn Thị ที่นี่ हिन्दी'],
  ['symbols that NFKC would take apart', '㈜한빛 ① ㎡ Ａ½'],
];

describe.each(LINES)('%s: %j', (form, fields) => {
  it.each(REFUSED)('refuses %s [I16]', async (_what, text) => {
    expect(await verdictsOf(form, fields, text)).toEqual(refused(fields));
  });

  it('accepts text that it repairs or leaves unchanged [I16]', async () => {
    for (const [what, text] of [...REMOVED, ...SPACES, ...INTACT]) {
      expect([what, await verdictsOf(form, fields, text)]).toEqual([what, [OK, OK]]);
    }
  });
});

/**
 * Sends this text for each line of a project and of a profile over both transports. Returns the
 * stored lines.
 */
async function storedLines(text: string): Promise<Set<string>> {
  const project = { ...PROJECT_INPUT, title: text, field: text, techStack: text };
  const { body } = await client.rest('post', '/projects', project);
  const { createProject } = await client.data<{ createProject: { project: { id: string } } }>(GQL.createProject, {
    input: asInput(project),
  });
  const ids = [Number((body as { projectId: number }).projectId), Number(createProject.project.id)];
  const notices = await app.sql<Record<string, string>>(
    'select title, field, tech_stack from notice where id in (?, ?)',
    ids,
  );
  const profiles = [];
  for (const transport of ['REST', 'GraphQL']) {
    await app.sql('update member set nick_name = ? where id = ?', ['before', member.id]);
    const input = { ...someProfile(), nickName: text };
    if (transport === 'REST') await client.rest('post', '/members/profile', input);
    else await client.data(GQL.updateProfile, { input: asProfileInput(input) });
    profiles.push(...(await app.sql<{ nick_name: string }>('select nick_name from member where id = ?', [member.id])));
  }
  expect([notices.length, profiles.length]).toEqual([2, 2]);
  return new Set([...notices, ...profiles].flatMap((row) => Object.values(row)));
}

describe('text on one line [I16]', () => {
  it.each(REMOVED)('loses %s', async (_what, text) => {
    expect(await storedLines(text)).toEqual(new Set(['민지']));
  });

  it.each(SPACES)('has one space for %s', async (_what, text) => {
    expect(await storedLines(text)).toEqual(new Set(['민 지']));
  });

  it.each(INTACT)('keeps %s', async (_what, text) => {
    expect(await storedLines(text)).toEqual(new Set([text]));
  });
});

describe.each(PARAGRAPHS)('%s: %s', (form, field) => {
  it.each([
    ['noncharacters', '첫 줄\uffff'],
    ['five marks on one letter', 'e\u0316\u0317\u0318\u0319\u031a'],
  ])('refuses %s [I16]', async (_what, text) => {
    expect(await verdictsOf(form, [field], text)).toEqual(refused([field]));
  });
});

it('text of several lines keeps lines, tabs and spaces, and loses overrides and isolates [I16]', async () => {
  const sent = '첫  줄\r\n\t둘째\u2028셋째\u2029\u202e넷째\u202c \u2066다섯째\u2069 \ue000';
  const stored = '첫  줄\n\t둘째\n셋째\n넷째 다섯째 \ue000';
  const { id } = await buildStudy(app.em());
  await client.rest('post', `/studies/comments/${id}`, { comment: sent });
  await client.data(GQL.comment, { input: { noticeId: id, text: sent } });
  await client.rest('post', `/studies/${id}/applications`, { application: sent });
  const posted = await client.rest('post', '/studies', { title: '공고', recruitNumber: 3, content: sent });
  const rows = await app.sql<{ text: string }>(
    `select text from comment where notice_id = ? union all select text from application where notice_id = ?
     union all select content from notice where id = ?`,
    [id, id, (posted.body as { studyId: number }).studyId],
  );
  expect(rows.map(({ text }) => text)).toEqual(Array<string>(4).fill(stored));
});

it('text from before these rules is shown unchanged [I16]', async () => {
  const old = await buildMember(app.em(), { nickName: '민\u3164지\u202e' });
  const study = await buildStudy(app.em(), { owner: old, title: '옛\n제목\u200b' });
  const { body } = await client.rest('get', `/studies/${study.id}`);
  expect(body).toMatchObject({ nickName: '민\u3164지\u202e', title: '옛\n제목\u200b' });
});

describe('10,000 characters that NFKC expands to 180,000', () => {
  it.each(PARAGRAPHS)('%s: %s are refused before they reach the database [I17]', async (form, field) => {
    expect(await verdictsOf(form, [field], '\ufdfa'.repeat(10_000))).toEqual(refused([field]));
  });

  it('are refused as a search, too [I17]', async () => {
    const search = '\ufdfa'.repeat(100);
    const { errors } = await client.graphql(
      'query ($filter: NoticeFilter) { notices(filter: $filter) { totalCount } }',
      {
        filter: { search },
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect((await client.rest('get', `/projects?q=${encodeURIComponent(search)}`)).status).toBe(400);
  });
});

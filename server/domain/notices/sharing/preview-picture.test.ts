import sharp from 'sharp';
import { buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { Notice } from '../notice.entity';
import type { Member } from '../../members/member.entity';

let app: TestApp;
let owner: Member;
let member: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em(), { university: '한팀대학교' });
  member = await app.as(owner);
});

afterAll(() => app.close());

/** Path of the preview image of the notice's share link. */
async function pathOf(id: number, language = 'ko'): Promise<string> {
  const { data } = await member.graphql<{ notice: { shareUrl: string } }>(`{ notice(id: ${id}) { shareUrl } }`);
  const page = await app
    .visitor()
    .agent.get(data?.notice.shareUrl ?? '')
    .set('Accept-Language', language);
  const url = /<meta property="og:image" content="([^"]*)">/.exec(page.text)?.[1] ?? '';
  return new URL(url).pathname;
}

async function get(path: string) {
  return app.visitor().agent.get(path).responseType('blob');
}

async function pixelsAt(path: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp((await get(path)).body as Buffer)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Counts the pixels in these rows that are as white as chalk. */
function chalkIn({ data, width }: { data: Buffer; width: number }, [top, bottom]: readonly [number, number]): number {
  let count = 0;
  for (let index = top * width * 3; index < bottom * width * 3; index += 3)
    if (Math.min(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0) > 240) count++;
  return count;
}

/** The pixel rows of the first and the last line of the title. */
const FIRST = [190, 270] as const;
const LAST = [366, 446] as const;

describe('the preview image of a share link', () => {
  it('has the size that chats expect, and shows the title in Korean', async () => {
    const { id } = await buildStudy(app.em(), { owner, title: '고전 읽기' });
    const path = await pathOf(id);
    const { headers } = await get(path);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=3600, immutable',
    ]);
    const picture = await pixelsAt(path);
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(chalkIn(picture, FIRST)).toBeGreaterThan(1_000);
    expect(chalkIn(picture, LAST)).toBe(0);
  });

  it('has words in the language of the request, and a file for each language', async () => {
    const { id } = await buildProject(app.em(), { owner, title: 'Rust' });
    const [korean, english] = [await pathOf(id, 'ko'), await pathOf(id, 'en-US,en;q=0.9')];
    expect(english).not.toBe(korean);
    for (const path of [korean, english]) expect(chalkIn(await pixelsAt(path), FIRST)).toBeGreaterThan(500);
    expect(await pathOf(id, 'fr')).toBe(korean);
  });

  it('looks different for every syllable, so no glyph is missing', async () => {
    const titles = ['가가가', '각각각', '힣힣힣', '뷁뷁뷁'];
    const counts = await Promise.all(
      titles.map(async (title) => {
        const { id } = await buildStudy(app.em(), { owner, title });
        return chalkIn(await pixelsAt(await pathOf(id)), FIRST);
      }),
    );
    expect(new Set(counts).size).toBe(titles.length);
  });

  it.each([
    ['a title of emoji alone', '🐱🎉👩‍👩‍👧'],
    ['a title with characters outside the font', '공고 \u{20BB7} 🐱'],
    ['the longest title in one word', '가'.repeat(100)],
    ['the longest title in words', '함께해요 '.repeat(20)],
    ['XML characters', '<b>&"\' </svg>'],
  ])('draws %s within its edges', async (_what, title) => {
    const { id } = await buildStudy(app.em(), { owner, title });
    const picture = await pixelsAt(await pathOf(id));
    expect(chalkIn(picture, FIRST)).toBeGreaterThan(500);
    const chalkAtEdge = Array.from(
      { length: picture.height - 20 },
      (_, row) => (row * picture.width + 1_170) * 3,
    ).filter((index) => (picture.data[index] ?? 0) > 240);
    expect(chalkAtEdge).toEqual([]);
  });

  it('[B34] has a new name after the notice changes, and the old name returns 404', async () => {
    const { id } = await buildProject(app.em(), { owner, title: '지도' });
    const before = await pathOf(id);
    await app.em().nativeUpdate(Notice, { id }, { title: '고양이 지도' });
    const after = await pathOf(id);
    expect(after).not.toBe(before);
    expect([(await get(before)).status, (await get(after)).status]).toEqual([404, 200]);
    await app.em().nativeUpdate(Notice, { id }, { open: false });
    expect(await pathOf(id)).not.toBe(after);
  });
});

describe('[B34] a preview image is missing', () => {
  let path: string;
  let other: string;

  beforeAll(async () => {
    path = await pathOf((await buildStudy(app.em(), { owner })).id);
    other = await pathOf((await buildStudy(app.em(), { owner })).id);
  });

  it.each<[what: string, changed: () => string]>([
    ['without a signature', () => path.replace(/(study-\d+)-.{16}/, '$1')],
    ['with an invented signature', () => path.replace(/(study-\d+)-.{16}/, `$1-${'A'.repeat(16)}`)],
    ["with another notice's signature", () => path.replace(/study-\d+/, /study-\d+/.exec(other)?.[0] ?? '')],
    ['with the other kind', () => path.replace('study', 'project')],
    ['for an invalid id', () => path.replace(/study-\d+/, 'study-9999999999')],
    ['at an invalid path', () => '/previews/x.png'],
  ])('%s', async (_what, changed) => {
    expect((await get(path)).status).toBe(200);
    expect((await get(changed())).status).toBe(404);
  });

  it('after the notice is deleted', async () => {
    const { id } = await buildStudy(app.em(), { owner });
    const deleted = await pathOf(id);
    expect((await get(deleted)).status).toBe(200);
    await app.sql('delete from notice where id = ?', [id]);
    expect((await get(deleted)).status).toBe(404);
  });
});

import { buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, KINDS } from '../../test-kit/clients/graphql-operations';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe.each(BOTH_KINDS)('a %s', (kind) => {
  const { base, idName } = KINDS[kind];
  const build = kind === 'PROJECT' ? buildProject : buildStudy;

  it('becomes a favourite and stops being one, each idempotently', async () => {
    const notice = await build(app.em());
    const client = await app.as(await buildMember(app.em()));
    const post = async (verb: string) => {
      const response = await client.rest('post', `${base}/${notice.id}/${verb}`);
      return [response.status, response.body as object];
    };
    const shown = async () =>
      ((await client.rest('get', `${base}/${notice.id}`)).body as { favorite: boolean }).favorite;
    expect(await post('dislike')).toEqual([200, { favorite: false }]);
    expect(await post('like')).toEqual([200, { favorite: true }]);
    expect(await post('like')).toEqual([200, { favorite: true }]);
    expect(await shown()).toBe(true);
    expect(await app.sql('select 1 from favourite where notice_id = ?', [notice.id])).toHaveLength(1);
    expect(await post('dislike')).toEqual([200, { favorite: false }]);
    expect(await post('dislike')).toEqual([200, { favorite: false }]);
    expect(await shown()).toBe(false);
    expect(await app.sql('select 1 from favourite where notice_id = ?', [notice.id])).toHaveLength(0);
  });

  it('is listed among the favourites, the latest favourite first', async () => {
    const em = app.em();
    const member = await buildMember(em);
    const client = await app.as(member);
    const notices = [await build(em), await build(em), await build(em)];
    const [first, second, third] = notices.map(({ id }) => id);
    for (const id of [second, third, first]) await client.rest('post', `${base}/${id}/like`);
    const response = await client.rest('get', `${base}/like`);
    const items = response.body as Record<string, unknown>[];
    expect(items.map((item) => item[idName])).toEqual([first, third, second]);
    const date = kind === 'PROJECT' ? 'projectDate' : 'studyDate';
    const members = [idName, 'title', 'recruiting', 'favorite', 'imageUrl', 'nickName', date];
    for (const item of items) expect(Object.keys(item).sort()).toEqual([...members].sort());
    expect(items.every(({ favorite }) => favorite === true)).toBe(true);
  });
});

import type { TestClient } from '../../test/client';
import { buildMember, buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { BOTH_KINDS, GQL } from '../../test/operations';

let app: TestApp;
let first: TestClient;
let second: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  first = await app.as(await buildMember(app.em()));
  second = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

describe.each(BOTH_KINDS)('a %s', (kind) => {
  const build = kind === 'PROJECT' ? buildProject : buildStudy;

  it('is marked by each member for itself, and counted once for each', async () => {
    const { id } = await build(app.em());
    const favourite = (client: TestClient) => client.data(GQL.favourite, { id });
    const unfavourite = (client: TestClient) => client.data(GQL.unfavourite, { id });
    const marked = (favouriteCount: number) => ({
      favouriteNotice: { id: String(id), viewerHasFavourited: true, favouriteCount },
    });
    const unmarked = (favouriteCount: number) => ({
      unfavouriteNotice: { id: String(id), viewerHasFavourited: false, favouriteCount },
    });
    expect(await favourite(first)).toEqual(marked(1));
    expect(await favourite(first)).toEqual(marked(1));
    expect(await favourite(second)).toEqual(marked(2));
    expect(await unfavourite(first)).toEqual(unmarked(1));
    expect(await unfavourite(first)).toEqual(unmarked(1));
    expect(await unfavourite(second)).toEqual(unmarked(0));
  });

  it('is unmarked alone: other marks, of the member and of others, stay', async () => {
    const [one, other] = [await build(app.em()), await build(app.em())];
    await first.data(GQL.favourite, { id: one.id });
    await first.data(GQL.favourite, { id: other.id });
    await second.data(GQL.favourite, { id: one.id });
    await first.data(GQL.unfavourite, { id: one.id });
    const marks = await app.sql('select notice_id from favourite where notice_id in (?, ?) order by 1', [
      one.id,
      other.id,
    ]);
    expect(marks).toEqual([{ notice_id: one.id }, { notice_id: other.id }]);
  });

  it('may be marked by its owner, and when closed', async () => {
    const owner = await buildMember(app.em());
    const { id } = await build(app.em(), { owner, recruiting: false });
    const client = await app.as(owner);
    expect(await client.data(GQL.favourite, { id })).toMatchObject({ favouriteNotice: { viewerHasFavourited: true } });
  });

  it('that was marked again stands where it stood first', async () => {
    const client = await app.as(await buildMember(app.em()));
    const [older, newer] = [await build(app.em()), await build(app.em())];
    for (const { id } of [older, newer, older]) await client.data(GQL.favourite, { id });
    const { notices } = await client.data<{ notices: { nodes: { id: string }[] } }>(
      `{ notices(filter: { relation: FAVOURITED }) { nodes { id } } }`,
    );
    expect(notices.nodes.map(({ id }) => Number(id))).toEqual([newer.id, older.id]);
  });
});

import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { beginTransaction } from '../../test-kit/database/locks';
import { BOTH_KINDS, GQL } from '../../test-kit/clients/graphql-operations';
import { statementsOf } from '../../test-kit/database/sent-statements';

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

  it('is a favourite of each member separately and counted once for each', async () => {
    const { id } = await build(app.em());
    const favourite = (client: TestClient) => client.data(GQL.favourite, { id });
    const unfavourite = (client: TestClient) => client.data(GQL.unfavourite, { id });
    const added = (favouriteCount: number) => ({
      favouriteNotice: { notice: { id: String(id), viewerHasFavourited: true, favouriteCount } },
    });
    const removed = (favouriteCount: number) => ({
      unfavouriteNotice: { notice: { id: String(id), viewerHasFavourited: false, favouriteCount } },
    });
    expect(await favourite(first)).toEqual(added(1));
    expect(await favourite(first)).toEqual(added(1));
    expect(await favourite(second)).toEqual(added(2));
    expect(await unfavourite(first)).toEqual(removed(1));
    expect(await unfavourite(first)).toEqual(removed(1));
    expect(await unfavourite(second)).toEqual(removed(0));
  });

  it('is removed without effect on other favourites of the member and of others', async () => {
    const [one, other] = [await build(app.em()), await build(app.em())];
    await first.data(GQL.favourite, { id: one.id });
    await first.data(GQL.favourite, { id: other.id });
    await second.data(GQL.favourite, { id: one.id });
    await first.data(GQL.unfavourite, { id: one.id });
    const remaining = await app.sql('select notice_id from favourite where notice_id in (?, ?) order by 1', [
      one.id,
      other.id,
    ]);
    expect(remaining).toEqual([{ notice_id: one.id }, { notice_id: other.id }]);
  });

  it('can be a favourite of its owner, even if it is closed', async () => {
    const owner = await buildMember(app.em());
    const { id } = await build(app.em(), { owner, recruiting: false });
    const client = await app.as(owner);
    expect(await client.data(GQL.favourite, { id })).toMatchObject({
      favouriteNotice: { notice: { viewerHasFavourited: true } },
    });
  });

  it('keeps its rank in the list if it is added again', async () => {
    const client = await app.as(await buildMember(app.em()));
    const [older, newer] = [await build(app.em()), await build(app.em())];
    for (const { id } of [older, newer, older]) await client.data(GQL.favourite, { id });
    const { viewer } = await client.data<{ viewer: { favourites: { nodes: { id: string }[] } } }>(
      `{ viewer { favourites { nodes { id } } } }`,
    );
    expect(viewer.favourites.nodes.map(({ id }) => Number(id))).toEqual([newer.id, older.id]);
  });

  it('waits for no lock if nothing changes', async () => {
    const { id } = await build(app.em());
    await first.data(GQL.favourite, { id });
    const other = await beginTransaction(app);
    await other.query('select from notice where id = $1 for update', [id]);
    try {
      const state = (viewerHasFavourited: boolean) => ({
        notice: { id: String(id), viewerHasFavourited, favouriteCount: 1 },
      });
      expect(await first.data(GQL.favourite, { id })).toEqual({ favouriteNotice: state(true) });
      expect(await second.data(GQL.unfavourite, { id })).toEqual({ unfavouriteNotice: state(false) });
    } finally {
      await other.rollback();
    }
  });

  it.each([
    ['favouriteNotice', 'title owner { nickName } ...Counts', 'favouriteCount commentCount'],
    ['favouriteNotice', '__typename ...Counts', 'title favouriteCount'],
    ['favouriteNotice', '__typename id kind ...Counts', 'favouriteCount viewerHasFavourited'],
    ['unfavouriteNotice', '... on Project { field } ... on Study { title } ...Counts', 'viewerHasFavourited'],
    ['unfavouriteNotice', '... on Notice { __typename kind } ...Counts', 'id viewerHasFavourited favouriteCount'],
  ])(
    'is shown by %s as by a query, in a transaction of at most six statements: %s, %s',
    async (mutation, selection, fragment) => {
      const { id } = await build(app.em());
      await first.data(GQL.favourite, { id });
      const counts = `fragment Counts on Notice { ${fragment} }`;
      let changed: unknown;
      const sent = await statementsOf(async () => {
        changed = await first.data(
          `mutation { ${mutation}(input: { noticeId: ${id} }) { notice { ${selection} } } } ${counts}`,
        );
      });
      const isEnd = (text: string): boolean => /^(begin|commit)/i.test(text);
      const transaction = sent.slice(sent.findIndex(isEnd), sent.findLastIndex(isEnd) + 1);
      expect(transaction.length).toBeGreaterThan(0);
      expect(transaction.length).toBeLessThanOrEqual(6);
      expect(changed).toEqual({ [mutation]: await first.data(`{ notice(id: ${id}) { ${selection} } } ${counts}`) });
    },
  );
});

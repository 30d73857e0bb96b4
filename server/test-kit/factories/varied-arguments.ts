import type { TestClient } from '../clients/client';
import type { TestApp } from '../app/test-app';

/** Values of arguments from the rows of varied test data. */
export interface VariedArguments {
  applicationIds: number[];
  /** Links to notices, and invalid links. */
  shareUrls: string[];
  /** Cursors of favourites. */
  favourites: string[];
}

interface OwnedNotices {
  viewer: { ownedNotices: { nodes: { shareUrl: string }[] } };
}

/**
 * Reads the values of arguments.
 * @param owners clients of members with notices
 */
export async function readArguments(app: TestApp, owners: readonly TestClient[]): Promise<VariedArguments> {
  const ids = await app.sql<{ id: number }>('select id from application order by id');
  const query = '{ viewer { ownedNotices(first: 100) { nodes { shareUrl } } } }';
  const owned = await Promise.all(owners.map((client) => client.data<OwnedNotices>(query)));
  const links = owned.flatMap(({ viewer }) => viewer.ownedNotices.nodes.map(({ shareUrl }) => shareUrl));
  const positions = await app.sql<{ cursor: string }>(
    `select 'favourite:' || (extract(epoch from created_at) * 1000000)::bigint || ':' || notice_id as cursor
     from favourite order by notice_id`,
  );
  return {
    applicationIds: ids.map(({ id }) => id),
    shareUrls: [...links, '/study/1?s=x', ''],
    favourites: positions.map(({ cursor }) => Buffer.from(cursor).toString('base64url')),
  };
}

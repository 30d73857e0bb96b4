import { TestClient } from '../../../server/test-kit/clients/client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../../server/test-kit/clients/pictures';
import { actUntil, openSocket } from '../../../server/test-kit/clients/socket';
import { logIn, openSession, type TestService } from '../test-service';

/** Tests of the state that the instances share. They come first, because they read the demo. */
export function testSharing(getService: () => TestService): void {
  describe('two instances behind a proxy', () => {
    let service: TestService;

    beforeAll(() => {
      service = getService();
    });

    it('[F11] that start together on an empty database migrate and fill it once', async () => {
      const names = await service.primary.sql<{ name: string; times: number }>(
        'select name, count(*)::int as times from migration group by name',
      );
      expect(names.length).toBeGreaterThan(1);
      expect(names.every(({ times }) => times === 1)).toBe(true);
      expect(await service.primary.sql(`select 1 from member where login_id = 'minji'`)).toHaveLength(1);
    });

    it('[F11] share sessions, and one delivers a notification that the other creates', async () => {
      const { first, primary, second } = service;
      const owner = await openSession(first.url, 'minji');
      const profile = await fetch(`${second.url}/api/members/profile`, { headers: { cookie: owner } });
      expect(profile.status).toBe(200);

      const [study] = await primary.sql<{ id: number }>(
        `select notice.id from notice join member on member.id = owner_id
       where login_id = 'minji' and recruiting order by notice.id desc limit 1`,
      );
      const socket = openSocket(
        first,
        { cookie: owner },
        'subscription { notificationReceived { kind notice { id } } }',
      );
      const commenter = await logIn(second.url, 'junho');
      const notification = await actUntil(socket.next(), () =>
        commenter.data(GQL.comment, { input: { noticeId: study?.id, text: '궁금해요.' } }),
      );
      await socket.close();
      expect(notification.value).toMatchObject({
        data: { notificationReceived: { kind: 'COMMENT_ADDED', notice: { id: String(study?.id) } } },
      });
    });

    it('[F11] count attempts together', async () => {
      const { first, second } = service;
      const attempt = async (url: string): Promise<number> => {
        const wrong = { loginId: 'nobody-at-all', password: 'wrong password' };
        return (await new TestClient(url).rest('post', '/auth/login', wrong)).status;
      };
      const statuses: number[] = [];
      for (const { url } of [first, second, first, second, first, second]) statuses.push(await attempt(url));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    it('[F11] serve the same pictures', async () => {
      const { first, second } = service;
      const client = await logIn(first.url, 'junho');
      const { imageUrl } = await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
      const bytes = await Promise.all(
        [first, second].map(async ({ url }) => Buffer.from(await (await fetch(url + imageUrl)).arrayBuffer())),
      );
      expect(bytes[0]?.length).toBeGreaterThan(0);
      expect(bytes[0]).toEqual(bytes[1]);
    });

    it('are reached through the proxy: pages and sockets, but not the health checks and metrics', async () => {
      const { proxy, second } = service;
      expect((await fetch(proxy.url)).headers.get('content-type')).toMatch(/^text\/html/);
      for (const path of ['/readyz', '/livez', '/version', '/metrics'])
        expect((await fetch(proxy.url + path)).status).toBe(404);
      const tooLarge = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `"${'x'.repeat(300_000)}"`,
      };
      const refused = await fetch(`${proxy.url}/api/auth/login`, tooLarge);
      // The server refuses the body, because the proxy's limit is higher.
      expect([refused.status, refused.headers.get('content-type')]).toEqual([413, expect.stringContaining('json')]);
      const cookie = await openSession(second.url, 'junho');
      const socket = openSocket(proxy, { cookie }, 'subscription { nothing }');
      await expect(socket.next()).rejects.toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
      await socket.close();
    });
  });
}

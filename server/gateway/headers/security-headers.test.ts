import type { Response } from 'supertest';
import { PAGE_PATHS } from '../../../shared/paths';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { expectProblem } from '../../test-kit/clients/outcomes';

const ALLOWED = 'https://app.example';

let plain: TestApp;
let tls: TestApp;

beforeAll(async () => {
  plain = await startTestApp({ ALLOWED_ORIGINS: ALLOWED });
  tls = await startTestApp({ PUBLIC_URL: 'https://hanteam.example', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await tls.close();
  await plain.close();
});

function get(app: TestApp, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return app
    .visitor()
    .agent.get(path)
    .set(headers)
    .then((response) => response);
}

const PATHS = [
  '/',
  '/login',
  '/graphql?query={viewer{id}}',
  '/api/projects',
  '/api/nothing',
  '/api/docs',
  '/livez',
  '/pictures/x',
];

describe('[O7] every response', () => {
  it.each(PATHS)(
    'of %s has security headers: a policy, no sniffing, no framing and no name of the software',
    async (path) => {
      const { headers } = await get(plain, path);
      expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toMatch(/(^|, )camera=\(\), .*\bgeolocation=\(\), /);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it.each(PATHS)('of %s requires TLS only behind TLS', async (path) => {
    expect((await get(tls, path)).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect((await get(plain, path)).headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/graphql?query={viewer{id}}', '/api/projects', '/api/nothing', '/api/openapi.json'])(
    'of %s is not stored',
    async (path) => {
      expect((await get(plain, path)).headers['cache-control']).toBe('no-store');
    },
  );

  it('to a login is not stored', async () => {
    const { loginId } = await buildMember(plain.em());
    const response = await plain.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the page', () => {
  it('runs only scripts of its own origin and with its nonce, which differs for each response', async () => {
    const policies = await Promise.all(
      [0, 1].map(async () => (await get(plain, '/project/1')).headers['content-security-policy'] ?? ''),
    );
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{22,}'(;|$)/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    }
    expect(policies[0]).not.toBe(policies[1]);
  });
});

describe('the playground at /graphql', () => {
  it('has its own nonce and loads nothing from other origins', async () => {
    const response = await get(plain, '/graphql', { Accept: 'text/html,*/*;q=0.8' });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    const policy = response.headers['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/=]{22,}$/);
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).not.toMatch(/https?:|\*/);
    const { text } = response;
    expect([...text.matchAll(/(?:src|href)=["'](?:https?:)?\/\/[^"']*/g)].map(([url]) => url)).toEqual([]);
    const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('loads its files from this origin', async () => {
    const { text } = await get(plain, '/graphql', { Accept: 'text/html' });
    const scripts = [...text.matchAll(/<script[^>]*\bsrc=["']([^"']+)/g)].map(([, src]) => src ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) {
      const { pathname } = new URL(src, `${plain.url}/graphql/playground/`);
      expect([pathname, (await get(plain, pathname)).status]).toEqual([pathname, 200]);
    }
  });

  it('is not served to programs', async () => {
    const response = await get(plain, '/graphql?query={viewer{id}}', {
      Accept: 'application/json',
      'apollo-require-preflight': '1',
    });
    expect(response.body).toEqual({ data: { viewer: null } });
  });
});

describe('[O11] the pages for developers', () => {
  const HTML = { Accept: 'text/html' };

  it('are the only pages whose policy allows eval or inline styles', async () => {
    const weak = async (path: string): Promise<boolean> =>
      /unsafe-(eval|inline)/.test((await get(plain, path, HTML)).headers['content-security-policy'] ?? 'unsafe-inline');
    const others = [...PATHS, '/graphql/playground/index.html', '/graphql/playground/x', '/api/docs/', '/api/docs/x'];
    const exact = ['/graphql', '/api/docs'];
    for (const path of exact) expect([path, await weak(path)]).toEqual([path, true]);
    for (const path of others.filter((each) => !/^\/(api\/docs\/?|graphql\?.*)$/.test(each)))
      expect([path, await weak(path)]).toEqual([path, false]);
  });

  it('do not exist with PLAYGROUND=off, although both transports and the description of REST do', async () => {
    const app = await startTestApp({ PLAYGROUND: 'off' });
    try {
      const page = await get(app, '/graphql', HTML);
      expect([page.status, page.text.includes('altair')]).toEqual([400, false]);
      for (const path of ['/graphql/playground/index.html', '/api/docs', '/api/docs/page.js', '/api/docs/assets/x'])
        expect([path, (await get(app, path, HTML)).status]).toEqual([path, 404]);
      expect((await get(app, '/api/openapi.json')).status).toBe(200);
      expect(await app.visitor().data('{ viewer { id } }')).toEqual({ viewer: null });
    } finally {
      await app.close();
    }
  });
});

describe('[O11] an unknown path', () => {
  it.each(['/nothing', '/login', '/test', '/project', '/project/1/x', '/.env'])(
    '%s is a 404 with the page',
    async (path) => {
      const response = await get(plain, path);
      expect([response.status, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
    },
  );

  it.each(['/assets/x.js', '/robots.txt.bak'])('%s of a file is a 404 in plain text', async (path) => {
    const response = await get(plain, path);
    expect([response.status, response.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it.each(Object.values(PAGE_PATHS))('does not match %s, which the client shows', async (pattern) => {
    expect((await get(plain, pattern.replace(/:\w+/, '1'))).status).toBe(200);
  });

  it.each(['/api/nothing', '/pictures/x', '/pictures/x/y', '/graphql/x', '/graphql/playground/x', '/livez/x'])(
    '%s is a 404',
    async (path) => {
      expect((await get(plain, path)).status).toBe(404);
    },
  );

  it.each(['post', 'put', 'patch', 'delete'] as const)('is a 404 for %s', async (method) => {
    for (const path of ['/nothing', '/home', '/graphql/x']) {
      const response = await plain.visitor().agent[method](path).send({ query: '{ viewer { id } }' });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});

describe('an unsafe request', () => {
  const OWN = 'own origin';

  it.each<[site: string | undefined, origin: string | undefined, passes: boolean]>([
    [undefined, undefined, true],
    ['same-origin', undefined, true],
    ['none', undefined, true],
    ['same-site', undefined, false],
    ['cross-site', undefined, false],
    [undefined, OWN, true],
    [undefined, ALLOWED, true],
    [undefined, 'https://evil.example', false],
    [undefined, 'null', false],
    ['same-origin', OWN, true],
    ['cross-site', OWN, false],
    ['cross-site', ALLOWED, true],
    ['same-site', ALLOWED, true],
    ['cross-site', 'https://evil.example', false],
  ])(
    'with Sec-Fetch-Site %s from %s passes: %s, with every unsafe method and over both transports',
    async (site, origin, passes) => {
      const headers: Record<string, string> = {};
      if (site !== undefined) headers['Sec-Fetch-Site'] = site;
      if (origin !== undefined) headers.Origin = origin === OWN ? plain.url : origin;
      const { agent } = plain.visitor();
      const responses = [
        await agent.post('/api/auth/logout').set(headers),
        await agent.put('/api/projects/1').set(headers),
        await agent.patch('/api/studies/1').set(headers),
        await agent.delete('/api/comments/1').set(headers),
        await agent.post('/graphql').set(headers).send({ query: GQL.logOut }),
      ];
      const passed = responses.map(({ status }) => status !== 403);
      expect(passed).toEqual(Array(5).fill(passes));
      if (!passes) {
        expectProblem(responses[0] as Response, 'CROSS_ORIGIN');
        expect(responses[4]?.body).toMatchObject({ errors: [{ extensions: { code: 'CROSS_ORIGIN' } }] });
      }
    },
  );

  it.each(['get', 'head', 'options'] as const)('is not %s, which passes from any origin', async (method) => {
    const response = await plain
      .visitor()
      .agent[method]('/api/projects')
      .set({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' });
    expect(response.status).not.toBe(403);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('behind a proxy is compared with the public URL, not only with the Host header', async () => {
    const { agent } = tls.visitor();
    const own = await agent.post('/api/auth/logout').set('Origin', 'https://hanteam.example');
    const foreign = await agent.post('/api/auth/logout').set('Origin', 'https://evil.example');
    expect([own.status, foreign.status]).toEqual([200, 403]);
  });
});

import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

const SECURITY_TXT = '/.well-known/security.txt';

async function withApp<Result>(env: Record<string, string>, use: (app: TestApp) => Promise<Result>): Promise<Result> {
  const app = await startTestApp(env);
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

describe('/.well-known/security.txt', () => {
  it.each([
    ['security@snu.ac.kr', 'mailto:security@snu.ac.kr'],
    ['https://snu.ac.kr/security', 'https://snu.ac.kr/security'],
    ['02-880-5114', 'tel:+8228805114'],
  ])("contains the operator's contact %s as %s", async (contact, uri) => {
    const env = { OPERATOR_CONTACT: contact, PUBLIC_URL: 'http://hanteam.example' };
    const { status, headers, text } = await withApp(env, async (app) => app.visitor().agent.get(SECURITY_TXT));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = text.trimEnd().split('\n');
    expect(lines).toContain(`Contact: ${uri}`);
    expect(lines).toContain(`Canonical: http://hanteam.example${SECURITY_TXT}`);
    const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length) ?? '';
    const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it("is a 404 if the operator's contact is no address", async () => {
    const { status } = await withApp({}, async (app) => app.visitor().agent.get(SECURITY_TXT));
    expect(status).toBe(404);
  });
});

describe('/.well-known/change-password', () => {
  it('redirects to the form in the settings', async () => {
    const { status, headers } = await withApp({}, async (app) =>
      app.visitor().agent.get('/.well-known/change-password'),
    );
    expect(status).toBe(303);
    expect(headers['location']).toBe('/mypage/account#change-password');
  });
});

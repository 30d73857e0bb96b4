import { consumeAll } from '../../test-kit/app/rate-limits';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { buildMember } from '../../test-kit/factories/factories';
import type { Member } from '../../domain/members/member.entity';
import { addressKey } from '../../platform/resilience/address-key';
import { BOUNCE_LIMIT } from './bounced';

const BOUNCE_SECRET = 'a secret of the mail provider 0123456789';

/** Valid values of a report. */
const TYPE = 'application/json';
const TOKEN = `Bearer ${BOUNCE_SECRET}`;
const REPORT = JSON.stringify({ addresses: ['nobody@example.com'] });

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ BOUNCE_SECRET, THROTTLE: 'on', TRUST_PROXY: '1' });
});

afterAll(() => app.close());

/** A client that uses up its requests. */
const ADDRESS = '10.8.0.9';

interface Sent {
  token?: string;
  type?: string;
  body?: string;
  language?: string;
  /** IP address, behind a proxy. */
  address?: string;
}

/** Sends a report, by default a valid one about an unknown address. */
function send(
  { token = TOKEN, type = TYPE, body = REPORT, language = 'ko', address = '10.8.0.1' }: Sent = {},
  to: TestApp = app,
) {
  const request = to.visitor().agent.post('/bounced').set('Content-Type', type).set('Accept-Language', language);
  request.set('X-Forwarded-For', address);
  return (token === '' ? request : request.set('Authorization', token)).send(body);
}

const report = (...addresses: unknown[]): string => JSON.stringify({ addresses });

const isRefused = async ({ id }: Member): Promise<boolean> =>
  (await app.sql('select from member where id = ? and email_refused_at is not null', [id])).length > 0;

describe('[A48] a report of bounced addresses', () => {
  it('stops the mails to these addresses, regardless of case, and may be repeated', async () => {
    const [member, second, other] = [
      await buildMember(app.em()),
      await buildMember(app.em()),
      await buildMember(app.em()),
    ];
    const body = report(member.email.toUpperCase(), second.email, 'nobody@example.com', member.email);
    for (let count = 0; count < 2; count += 1) {
      const response = await send({ body });
      expect([response.status, response.text]).toEqual([204, '']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect([await isRefused(member), await isRefused(second), await isRefused(other)]).toEqual([true, true, false]);
  });

  it('may arrive twice at once', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(app.em())));
    const emails = members.map(({ email }) => email);
    const sent = [emails, emails.toReversed(), emails].map((addresses) => send({ body: report(...addresses) }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await Promise.all(members.map(isRefused))).not.toContain(false);
  });

  it.each<[string, number, string, Sent]>([
    ['without a secret', 401, 'UNAUTHENTICATED', { token: '' }],
    ['with another secret', 401, 'UNAUTHENTICATED', { token: `${TOKEN}x` }],
    ['with the beginning of the secret', 401, 'UNAUTHENTICATED', { token: TOKEN.slice(0, -1) }],
    ['with an empty secret', 401, 'UNAUTHENTICATED', { token: 'Bearer ' }],
    ['with another scheme', 401, 'UNAUTHENTICATED', { token: `Basic ${BOUNCE_SECRET}` }],
    [
      'with another secret and a huge body',
      401,
      'UNAUTHENTICATED',
      { token: 'Bearer x', body: `"${'x'.repeat(300_000)}"` },
    ],
    ['with a huge body', 413, 'TOO_LARGE', { body: `"${'x'.repeat(300_000)}"` }],
    [
      'that is a form',
      415,
      'UNSUPPORTED_MEDIA',
      { type: 'application/x-www-form-urlencoded', body: 'addresses=a@b.example' },
    ],
    ['that is broken JSON', 400, 'VALIDATION_FAILED', { body: '{"addresses":' }],
    ['without a body', 400, 'VALIDATION_FAILED', { body: '' }],
    ['without addresses', 400, 'VALIDATION_FAILED', { body: '{}' }],
    ['with an empty list', 400, 'VALIDATION_FAILED', { body: report() }],
    ['with a text instead of a list', 400, 'VALIDATION_FAILED', { body: '{"addresses":"a@b.example"}' }],
    ['with other things than addresses', 400, 'VALIDATION_FAILED', { body: report('a@b.example', 7) }],
    ['with a text that is no address', 400, 'VALIDATION_FAILED', { body: report('a b@c.example') }],
    ['with a NUL', 400, 'VALIDATION_FAILED', { body: report('a\0@b.example') }],
    ['with half a character', 400, 'VALIDATION_FAILED', { body: '{"addresses":["\\ud800@b.example"]}' }],
    ['with a long address', 400, 'VALIDATION_FAILED', { body: report(`${'a'.repeat(250)}@b.example`) }],
    ['with too many addresses', 400, 'VALIDATION_FAILED', { body: report(...Array<string>(501).fill('a@b.example')) }],
  ])('%s is refused with %i in both languages', async (_state, status, code, sent) => {
    const texts = await Promise.all(
      ['ko', 'en'].map(async (language) => {
        const response = await send({ ...sent, language });
        expect([response.status, (response.body as { code: string }).code]).toEqual([status, code]);
        return (response.body as { response_message: string }).response_message;
      }),
    );
    expect(texts[0]).toMatch(/[가-힣].*\.$/);
    expect(texts[1]).toMatch(/^[^가-힣]+\.$/);
  });

  it('with the largest list is accepted', async () => {
    expect((await send({ body: report(...Array<string>(500).fill(`${'a'.repeat(240)}@b.example`)) })).status).toBe(204);
  });

  it('is only a POST, needs no session and reads no cookie of one', async () => {
    const member = await app.as(await buildMember(app.em()));
    expect((await member.agent.post('/bounced').set('Content-Type', TYPE).send(REPORT)).status).toBe(401);
    expect((await app.visitor().agent.get('/bounced').set('Authorization', TOKEN)).status).not.toBe(204);
  });

  it('is limited by IP address', async () => {
    await consumeAll(app, BOUNCE_LIMIT, addressKey(ADDRESS));
    const response = await send({ address: ADDRESS });
    expect([response.status, (response.body as { code: string }).code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });

  it('cannot be sent without BOUNCE_SECRET', async () => {
    const plain = await startTestApp({}, app);
    for (const token of [TOKEN, 'Bearer undefined', 'Bearer ', ''])
      expect((await send({ token }, plain)).status).toBe(404);
    await plain.close();
  });
});

import { createHmac } from 'node:crypto';
import { MAX_REMEMBERED, SignedCookies } from './signed-cookies';
import { SECRET } from '../../test-kit/app/secret';

function cookieOf(id: string, secret = SECRET): string {
  return `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
}

it('reads a genuine cookie, the first time and again', () => {
  const cookies = new SignedCookies([SECRET]);
  expect([cookies.read(cookieOf('one')), cookies.read(cookieOf('one'))]).toEqual(['one', 'one']);
  expect(cookies.size).toBe(1);
});

it.each([
  ['of another secret', cookieOf('one', 'another secret, also 32 characters')],
  ['of another id with the same signature', cookieOf('one').replace('s:one', 's:two')],
  ['with a changed signature', `${cookieOf('one').slice(0, -1)}_`],
  ['with more behind it', `${cookieOf('one')}x`],
  ['without a signature', 'one'],
  ['without a value', cookieOf('')],
  ['that is empty', ''],
  ['that is missing', undefined],
  ['that is no text', { s: 'one' }],
])('refuses a cookie %s, even after a genuine one, and does not cache it', (_what, cookie) => {
  const cookies = new SignedCookies([SECRET]);
  cookies.read(cookieOf('one'));
  expect(cookies.read(cookie)).toBeUndefined();
  expect(cookies.size).toBe(1);
});

it('refuses cookies of the previous secret after a change', () => {
  const cookie = cookieOf('one');
  expect(new SignedCookies([SECRET]).read(cookie)).toBe('one');
  expect(new SignedCookies(['a new secret for tests of 32 letters']).read(cookie)).toBeUndefined();
});

it('caches a limited number of cookies, the most recently used ones', () => {
  const cookies = new SignedCookies([SECRET]);
  for (let number = 0; number <= MAX_REMEMBERED + 10; number += 1)
    expect(cookies.read(cookieOf(`${number}`))).toBe(`${number}`);
  expect(cookies.size).toBe(MAX_REMEMBERED);
  expect(cookies.read(cookieOf('0'))).toBe('0');
  expect(cookies.size).toBe(MAX_REMEMBERED);
});

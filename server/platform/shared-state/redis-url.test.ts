import { hostsOf, isRedisUrl, parseSentinelUrl } from './redis-url';

it('parses the sentinels, the name of the primary, the database and all credentials', () => {
  const url =
    'redis+sentinel://service:p%40ss@one.example:26380,[::1],10.0.0.3/main/2?sentinelUsername=watch&sentinelPassword=s%26cret';
  expect(parseSentinelUrl(url)).toEqual({
    sentinels: [
      { host: 'one.example', port: 26380 },
      { host: '::1', port: 26379 },
      { host: '10.0.0.3', port: 26379 },
    ],
    name: 'main',
    db: 2,
    username: 'service',
    password: 'p@ss',
    sentinelUsername: 'watch',
    sentinelPassword: 's&cret',
    sentinelCommandTimeout: 500,
  });
  expect(hostsOf(url)).toBe('one.example:26380,[::1],10.0.0.3');
});

it('encrypts the connections to Redis and to the sentinels with rediss+sentinel', () => {
  const tls = { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true };
  expect(parseSentinelUrl('rediss+sentinel://a,b/main')).toMatchObject({ ...tls, name: 'main', db: 0 });
  expect(parseSentinelUrl('redis+sentinel://a,b/main')).not.toHaveProperty('tls');
});

it.each([
  ['redis://localhost:6379', true],
  ['rediss://:secret@localhost/1', true],
  ['redis+sentinel://a/main', true],
  ['redis://a,b', false],
  ['http://localhost', false],
  ['redis+sentinel://a:26379', false],
  ['redis+sentinel:///main', false],
  ['redis+sentinel://a,,b/main', false],
  ['redis+sentinel://a:port/main', false],
  ['redis+sentinel://a:70000/main', false],
  ['redis+sentinel://a/main/first', false],
  ['redis+sentinel://a/main?password=secret', false],
  ['redis+sentinel://:%zz@a/main', false],
])('%s is a URL of Redis: %p', (url, expected) => {
  expect(isRedisUrl(url)).toBe(expected);
});

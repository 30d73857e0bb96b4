import type { IncomingMessage } from 'node:http';
import { readEnv } from '../../env';
import { isForeign } from './foreign-origin';

const env = readEnv({
  PUBLIC_URL: 'https://hanteam.example',
  ALLOWED_ORIGINS: 'https://app.example',
  TRUST_PROXY: '1',
});

function isForeignWith(headers: Record<string, string>): boolean {
  return isForeign({ headers: { host: 'localhost:4000', ...headers } } as IncomingMessage, env);
}

describe('recognises a request from another origin by its headers', () => {
  it.each<[headers: Record<string, string>, foreign: boolean]>([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'anything' }, true],
    [{ 'sec-fetch-site': '' }, true],
    [{ origin: 'https://hanteam.example' }, false],
    [{ origin: 'http://localhost:4000' }, false],
    [{ origin: 'https://app.example' }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'http://hanteam.example' }, true],
    [{ origin: 'https://hanteam.example.evil.example' }, true],
    [{ origin: 'https://app.example:8443' }, true],
    [{ origin: 'null' }, true],
    [{ origin: '' }, true],
    [{ origin: 'not a url' }, true],
    [{ origin: 'https://hanteam.example', 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  ])('%j → %s', (headers, foreign) => {
    expect(isForeignWith(headers)).toBe(foreign);
  });
});

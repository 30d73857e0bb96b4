import { findFreePort } from '../../embedded-postgres/postmaster';
import { startTestRedis } from '../../test-kit/processes/redis';
import { waitForDatabase } from '../database/wait-for-database';
import { StartError } from '../errors/start-error';
import { waitForRedis } from '../shared-state/wait-for-redis';
import { describeWith } from '../../test-kit/processes/describe-with';

it('[O33] limits the wait, and shows no credentials in its log and its error', async () => {
  const host = `127.0.0.1:${await findFreePort()}`;
  const lines: unknown[][] = [];
  const logger = { warn: (...line: unknown[]) => void lines.push(line) };
  const waiting = waitForDatabase(`postgres://minji:hunter2@${host}/hanteam`, { logger, timeoutMs: 1_200 });
  const error: unknown = await waiting.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(/^데이터베이스에 연결할 수 없어요: 127\.0\.0\.1:\d+ \(.*ECONNREFUSED.*\)$/);
  expect(lines).toEqual([
    [{ host, reason: expect.stringContaining('ECONNREFUSED') as string }, 'waiting for the database'],
  ]);
  expect(JSON.stringify([message, lines])).not.toMatch(/minji|hunter2/);
});

/** Expects an error at once, without any wait. Returns its message. */
async function readStartError(connect: (logger: { warn: jest.Mock }) => Promise<void>): Promise<string> {
  const warn = jest.fn();
  const error: unknown = await connect({ warn }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(warn).not.toHaveBeenCalled();
  return (error as StartError).message;
}

it.each([
  ['the wrong password', (url: URL) => void (url.password = 'wrong')],
  ['an unknown database', (url: URL) => void (url.pathname = '/nowhere')],
  ['an unknown role', (url: URL) => void (url.username = 'nobody')],
])('[O33] does not wait for PostgreSQL with %s', async (_what, spoil) => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  spoil(url);
  const message = await readStartError((logger) => waitForDatabase(url.href, { logger }));
  expect(message).toMatch(/^데이터베이스에 연결할 수 없어요: 127\.0\.0\.1:\d+ \([^\n]+\)$/);
});

describeWith('redis')('[O33] does not wait for Redis', () => {
  it.each([
    ['the wrong password', (url: URL) => void (url.password = 'wrong')],
    ['an unknown database', (url: URL) => void (url.pathname = '/99')],
  ])('with %s', async (_what, spoil) => {
    const redis = await startTestRedis('right');
    try {
      const url = new URL(redis.url);
      spoil(url);
      const message = await readStartError((logger) => waitForRedis(url.href, { logger }));
      expect(message).toMatch(/^Redis에 연결할 수 없어요: 127\.0\.0\.1:\d+ \([^\n]+\)$/);
      expect(message).not.toMatch(/right|wrong/);
    } finally {
      await redis.stop();
    }
  });
});

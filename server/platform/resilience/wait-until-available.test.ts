import { findFreePort } from '../../embedded-postgres/postmaster';
import { waitForDatabase } from '../database/wait-for-database';
import { StartError } from '../errors/start-error';

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

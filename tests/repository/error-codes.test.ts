import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '../../server/platform/errors/app-error';
import { STATUS_BY_CODE } from '../../server/test-kit/clients/outcomes';
import '../../server/modules';

const ROOT = join(__dirname, '..', '..');
const CODES = Object.keys(STATUS_BY_CODE) as ErrorCode[];

it.each(CODES)('%s has a status and a Korean message', (code) => {
  const { status, message } = new AppError(code);
  expect(status).toBe(STATUS_BY_CODE[code]);
  expect(message).toMatch(/^[가-힣].*요\.$/);
});

it('the tests expect every code', () => {
  const files = ['server', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  );
  const tests = files
    .filter((file) => /\.(test|faults)\.ts$/.test(file) && file !== __filename)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(CODES.filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});

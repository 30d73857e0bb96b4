import { MikroORM } from '@mikro-orm/postgresql';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryValue, useEmbeddedPostgres } from '../test-kit/processes/embedded-postgres';

const isRoot = process.getuid?.() === 0;
const data = useEmbeddedPostgres();

describe('the data', () => {
  it('are found again at the next start', async () => {
    data.copyDataWithNote();
    const { url, stop } = await data.start();
    await queryValue(url, `UPDATE note SET text = '반가워'`);
    await stop();
    expect(await data.readNote()).toBe('반가워');
  });

  it('can be closed to everybody without the password', async () => {
    data.copyDataWithNote();
    const { url } = await data.start();
    const guess = url.replace(/:[0-9a-f]{64}@/, ':guess@');
    await expect(queryValue(guess, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(data.dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(data.dataDir, 'postgres/hanteam.password')).mode & 0o777).toBe(0o600);
  });

  it('use Korean-aware text rules and UTC', async () => {
    data.copyDataWithNote();
    const { url } = await data.start();
    await queryValue(url, 'CREATE EXTENSION pg_trgm');
    expect(await queryValue(url, `SELECT array_length(show_trgm('스터디'), 1)`)).toBe(4);
    expect(await queryValue(url, 'SHOW timezone')).toBe('UTC');
  });

  it('are written through to the disk unless the caller disables it', async () => {
    data.copyDataWithNote();
    expect(await queryValue((await data.start({ durable: undefined })).url, 'SHOW fsync')).toBe('on');
    await data.stopAll();
    expect(await queryValue((await data.start({ durable: false })).url, 'SHOW fsync')).toBe('off');
  });

  it('can be opened by MikroORM with the same connection string', async () => {
    data.copyDataWithNote();
    const { url } = await data.start();
    const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
    expect(await orm.em.getConnection().execute('SELECT current_database() AS name')).toEqual([{ name: 'hanteam' }]);
    await orm.close();
  });

  it('survive a copy of the folder with open rights and another owner', async () => {
    data.copyDataWithNote();
    if (isRoot) execFileSync('chown', ['-R', 'root', data.dataDir]);
    chmodSync(join(data.dataDir, 'postgres'), 0o755);
    expect(await data.readNote()).toBe('안녕');
  });
});

describe('an unusable folder', () => {
  it('is reported if it contains something else', async () => {
    mkdirSync(join(data.dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(data.dataDir, 'postgres/photo.jpg'), '');
    expect((await data.startError()).message).toMatch(/^데이터 폴더를 열 수 없어요: .*버전이 18이어야 하는데 없음/);
  });

  it('is reported if another PostgreSQL version wrote it', async () => {
    data.copyDataWithNote();
    writeFileSync(join(data.dataDir, 'postgres/PG_VERSION'), '15\n');
    expect((await data.startError()).message).toContain('버전이 18이어야 하는데 15');
  });

  it('is reported with the log file and unlocked if its contents are damaged', async () => {
    data.copyDataWithNote();
    truncateSync(join(data.dataDir, 'postgres/global/pg_control'), 10);
    expect((await data.startError()).message).toContain(join(data.dataDir, 'postgres.log'));
    expect(existsSync(join(data.dataDir, 'server.pid'))).toBe(false);
    expect(data.countPostmasters()).toBe(0);
  });

  it('is reported if it is a file', async () => {
    writeFileSync(data.dataDir, '');
    expect((await data.startError()).message).toMatch(/^데이터 폴더를 열 수 없어요: /);
  });

  it('is reported if the password was replaced', async () => {
    data.copyDataWithNote();
    writeFileSync(join(data.dataDir, 'postgres/hanteam.password'), 'other');
    expect((await data.startError()).message).toContain('비밀번호');
    expect(data.countPostmasters()).toBe(0);
  });
});

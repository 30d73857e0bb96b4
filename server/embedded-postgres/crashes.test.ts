import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { queryValue, useEmbeddedPostgres } from '../test-kit/processes/embedded-postgres';
import { until } from '../test-kit/processes/until';

const data = useEmbeddedPostgres();

describe('a start after a killed server', () => {
  it('finds its data and leaves one PostgreSQL running on them', async () => {
    data.copyDataWithNote();
    const killed = await data.startOtherServer();
    await queryValue(killed.url, `UPDATE note SET text = '반가워'`);
    process.kill(killed.pid, 'SIGKILL');
    await killed.exit;
    expect(data.countPostmasters()).toBe(1);

    expect(await data.readNote()).toBe('반가워');
    expect(data.countPostmasters()).toBe(1);
  });

  it('does not end another process of the same user that reuses the pid of its PostgreSQL', async () => {
    data.copyDataWithNote();
    const { uid, gid } = statSync(join(data.dataDir, 'postgres'));
    const unrelated = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
    writeFileSync(join(data.dataDir, 'postgres/postmaster.pid'), `${unrelated.pid}\n${data.dataDir}/postgres\n`, {
      mode: 0o644,
    });
    try {
      expect(await data.readNote()).toBe('안녕');
      expect(unrelated.signalCode).toBeNull();
    } finally {
      unrelated.kill();
    }
  });

  it("succeeds although another process reuses the server's pid", async () => {
    data.copyDataWithNote();
    writeFileSync(join(data.dataDir, 'server.pid'), `${process.pid} 12345`);
    expect(await data.readNote()).toBe('안녕');
  });

  it('creates the data again if the server was killed while creating them', async () => {
    mkdirSync(join(data.dataDir, 'postgres.new'), { recursive: true });
    writeFileSync(join(data.dataDir, 'postgres.new/PG_VERSION'), '18');
    expect(await queryValue((await data.start()).url, 'SELECT 1')).toBe(1);
  });
});

describe('two servers', () => {
  it('cannot share a data folder, and the first one keeps its PostgreSQL', async () => {
    data.copyDataWithNote();
    const first = await data.start();
    const pid = data.postmasterPid();
    expect((await data.startError()).message).toContain('이미 다른 서버가 이 데이터 폴더를 쓰고 있어요');
    expect(await queryValue(first.url, 'SELECT 1')).toBe(1);
    expect(data.postmasterPid()).toBe(pid);
  });

  it('cannot share it from two processes', async () => {
    data.copyDataWithNote();
    const other = await data.startOtherServer();
    expect((await data.startError()).message).toContain(
      `이미 다른 서버가 이 데이터 폴더를 쓰고 있어요 (프로세스 ${other.pid})`,
    );
    expect(await queryValue(other.url, 'SELECT 1')).toBe(1);
    process.kill(other.pid, 'SIGKILL');
    await other.exit;
    await data.start();
  });
});

describe('a running PostgreSQL', () => {
  it('is restarted at the same address after it has died', async () => {
    data.copyDataWithNote();
    const { url } = await data.start();
    process.kill(data.postmasterPid(), 'SIGKILL');
    await until(async () => (await queryValue(url, 'SELECT text FROM note')) === '안녕', 20_000);
    expect(data.lines).toEqual([expect.stringContaining('갑자기 꺼져서(SIGKILL)')]);
  });

  it('stops permanently, even after it has died and with several calls', async () => {
    data.copyDataWithNote();
    const { stop } = await data.start();
    process.kill(data.postmasterPid(), 'SIGKILL');
    await Promise.all([stop(), stop()]);
    await stop();
    expect(data.countPostmasters()).toBe(0);
  });

  it('stops despite open connections', async () => {
    data.copyDataWithNote();
    const { url, stop } = await data.start();
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await stop();
    expect(data.countPostmasters()).toBe(0);
  });

  it('ends with a server that exits without stopping it', async () => {
    data.copyDataWithNote();
    const other = await data.startOtherServer('process.exit(1)');
    await other.exit;
    await until(() => data.countPostmasters() === 0, 20_000);
    expect(existsSync(join(data.dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });
});

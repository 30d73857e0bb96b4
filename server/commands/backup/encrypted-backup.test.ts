import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { useBackup } from '../../test-kit/app/backup-fixture';
import { writeBackup } from './backup';
import { createEncryption, isRecipient } from '../../platform/security/age-encryption';
import { restoreBackup } from './restore';

/** Key pair of age-keygen for these tests. */
const RECIPIENT = 'age15zwk2ppcx403ddl4m9gruqujy4vhs7evsnhdtcc0jm5mu6jdve4s2z6mdz';
const IDENTITY = 'AGE-SECRET-KEY-1G77X7EXPDUMJZJP4TH8EDELMPD325VY44T6XTPWEKR5STQLV2LNQCPEY24';

const KIB = 1024;

it('[O41] a misspelt public key is found', () => {
  expect(isRecipient(RECIPIENT)).toBe(true);
  const last = RECIPIENT.endsWith('q') ? 'p' : 'q';
  for (const wrong of [RECIPIENT.slice(0, -1) + last, RECIPIENT.slice(0, -1), IDENTITY, ''])
    expect(isRecipient(wrong)).toBe(false);
  expect(() => createEncryption('age1x')).toThrow('not a public key');
});

function describeWithAge(): jest.Describe {
  if (spawnSync('age', ['--version'], { stdio: 'ignore' }).status === 0) return describe;
  console.warn('SKIPPED: age is not on the PATH, so encrypted backups were not decrypted.');
  return describe.skip;
}

describeWithAge()('[O41] the program age', () => {
  const backup = useBackup();

  function decrypt(file: string): Buffer {
    const identity = join(backup.folder, 'key.txt');
    writeFileSync(identity, IDENTITY, { mode: 0o600 });
    return execFileSync('age', ['--decrypt', '--identity', identity, file], {
      maxBuffer: 64 * KIB * KIB,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }

  it.each([0, 1, 64 * KIB - 1, 64 * KIB, 64 * KIB + 1, 128 * KIB, 300 * KIB])('decrypts %d bytes', async (length) => {
    const data = Buffer.alloc(length, 'x');
    const parts = [data.subarray(0, 100), data.subarray(100)].filter((part) => part.length > 0);
    const file = join(backup.folder, `${length}.age`);
    writeFileSync(file, await buffer(Readable.from(parts).pipe(createEncryption(RECIPIENT))));
    expect(decrypt(file).equals(data)).toBe(true);
  });

  it('decrypts a backup, which can then be restored', async () => {
    const { pictures } = await backup.newStore();
    const file = join(backup.folder, 'secret.zip.age');
    await writeBackup(
      { databaseUrl: backup.app.databaseUrl, pictures: backup.app.server.services.pictures },
      file,
      RECIPIENT,
    );
    const bytes = readFileSync(file);
    expect(bytes.includes('manifest.json')).toBe(false);
    expect(readdirSync(backup.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const plain = join(backup.folder, 'plain.zip');
    writeFileSync(plain, decrypt(file));
    const target = await backup.blank();
    await restoreBackup({ databaseUrl: target.url, pictures }, plain);
    expect(await target.sql('select count(*) from member')).toEqual(
      await backup.app.sql('select count(*) from member'),
    );
  });

  it('refuses a changed backup', async () => {
    const file = join(backup.folder, 'changed.age');
    const bytes = await buffer(Readable.from([Buffer.alloc(KIB)]).pipe(createEncryption(RECIPIENT)));
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(() => decrypt(file)).toThrow();
  });
});

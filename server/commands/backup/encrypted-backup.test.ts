import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { useBackup } from '../../test-kit/app/backup-fixture';
import { writeBackup } from './backup';
import { restoreBackup } from './restore';

/** Key pair of age-keygen for these tests. */
const RECIPIENT = 'age15zwk2ppcx403ddl4m9gruqujy4vhs7evsnhdtcc0jm5mu6jdve4s2z6mdz';
const IDENTITY = 'AGE-SECRET-KEY-1G77X7EXPDUMJZJP4TH8EDELMPD325VY44T6XTPWEKR5STQLV2LNQCPEY24';

describe('[O41] an encrypted backup', () => {
  const backup = useBackup();

  async function write(recipient: string): Promise<string> {
    const file = join(backup.folder, 'secret.zip.age');
    const { databaseUrl, server } = backup.app;
    await writeBackup({ databaseUrl, pictures: server.services.pictures }, file, recipient);
    expect(readdirSync(backup.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    return file;
  }

  function decrypt(bytes: Uint8Array): Promise<Uint8Array> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(IDENTITY);
    return decrypter.decrypt(bytes);
  }

  it('is decrypted by the private key, and can then be restored', async () => {
    const { pictures } = await backup.newStore();
    const file = await write(RECIPIENT);
    const bytes = readFileSync(file);
    expect(bytes.includes('manifest.json')).toBe(false);
    const plain = join(backup.folder, 'plain.zip');
    writeFileSync(plain, await decrypt(bytes));
    const target = await backup.blank();
    await expect(restoreBackup({ databaseUrl: target.url, pictures }, file)).rejects.toThrow('age --decrypt');
    await restoreBackup({ databaseUrl: target.url, pictures }, plain);
    const count = 'select count(*)::int as count from member';
    expect(await target.sql(count)).toEqual(await backup.app.sql(count));
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
    await expect(decrypt(bytes)).rejects.toThrow();
  });

  it('is not written for a misspelt public key', async () => {
    const last = RECIPIENT.endsWith('q') ? 'p' : 'q';
    await expect(write(RECIPIENT.slice(0, -1) + last)).rejects.toThrow();
  });
});

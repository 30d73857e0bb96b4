import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { toEnvelope } from './envelope';
import type { Mailer } from './mailer';

/** Maximum number of mails in the folder. Older ones are removed. */
const MAX_MAILS = 200;

const NAME = /^[\w-]+\.eml$/;

/**
 * Stores mails as `.eml` files for mail programs. Only the owner of the folder can read them,
 * because they contain links to accounts.
 */
export function createFolderMailer(folder: string, from: string): Mailer['send'] {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(toEnvelope(message, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A second attempt replaces the file of the first one. The rename is atomic, so readers never
    // see a partial mail.
    const path = join(folder, `${message.id}.eml`);
    await writeFile(`${path}.part`, bytes, { mode: 0o600 });
    await rename(`${path}.part`, path);
    const surplus = (await listMails(folder)).slice(MAX_MAILS);
    for (const name of surplus) await rm(join(folder, name), { force: true });
  };
}

/** Returns the names of the stored mails, newest first. */
export async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => NAME.test(name));
  const times = await Promise.all(
    mails.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const timeOf = new Map(mails.map((name, index) => [name, times[index] ?? 0]));
  return mails.toSorted((a, b) => (timeOf.get(b) ?? 0) - (timeOf.get(a) ?? 0));
}

/** Returns the bytes of a stored mail, or undefined if there is none of that name. */
export async function readMail(folder: string, name: string): Promise<Buffer | undefined> {
  return NAME.test(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined;
}

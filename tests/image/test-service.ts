import { chownSync, rmSync } from 'node:fs';
import { SECRET } from '../../server/test-kit/app/secret';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { startTestRedis } from '../../server/test-kit/processes/redis';
import { startTestS3 } from '../../server/test-kit/servers/s3';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';
import { Container, type Settings } from './container';

/** Service in a container, with PostgreSQL, Redis and S3. */
export interface TestService {
  container: Container;
  postgres: TestPostgres;
  settings: Settings;
  /** Folder for backups. The image's user owns it. */
  backups: string;
  remove(): Promise<void>;
}

/** Starts everything on an empty database. */
export async function startTestService(): Promise<TestService> {
  const [postgres, redis, s3] = await Promise.all([TestPostgres.create(), startTestRedis(), startTestS3()]);
  const settings = {
    DATABASE_URL: overTcp(postgres.url),
    REDIS_URL: redis.url,
    S3_URL: s3.url,
    SESSION_SECRET: SECRET,
  };
  const backups = makeTempFolder('backups');
  chownSync(backups, 1000, 1000);
  const removeStores = async (): Promise<void> => {
    await Promise.all([redis.stop(), s3.close(), postgres.remove()]);
    rmSync(backups, { recursive: true, force: true });
  };
  try {
    const container = await Container.start(settings);
    const remove = (): Promise<void> => container.remove().then(removeStores);
    return { container, postgres, settings, backups, remove };
  } catch (error) {
    await removeStores();
    throw error;
  }
}

/**
 * Returns the URL of the same database over TCP. The folder of the socket belongs to PostgreSQL's
 * user, and the container runs as another one.
 */
function overTcp(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url.href;
}

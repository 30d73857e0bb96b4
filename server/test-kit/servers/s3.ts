import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real S3-compatible server with one bucket. */
export interface TestS3 {
  /** Value of `S3_URL`. */
  url: string;
  /** Stops the server. `start` starts it again on the same port with the same objects. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an S3-compatible server with its own folder for objects. */
export async function startTestS3(bucket = 'pictures'): Promise<TestS3> {
  const { default: S3rverServer } = await import('s3rver');
  const directory = await mkdtemp(join(tmpdir(), 'hanteam-s3-'));
  const configureBuckets = [{ name: bucket, configs: [] }];
  let port = 0;
  let server: InstanceType<typeof S3rverServer> | undefined;
  const start = async (): Promise<void> => {
    server = new S3rverServer({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    ({ port } = await server.run());
  };
  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  await start();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?region=us-east-1`,
    start,
    stop,
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

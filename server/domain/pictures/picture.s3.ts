import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/file-store';
import { StartError } from '../../platform/start-error';
import { saveNew } from './picture.store';

const CONNECT_TIMEOUT = 2_000;
/** For a call and its one retry together, and for a picture's bytes to go on coming. */
const REQUEST_TIMEOUT = 5_000;

/**
 * Pictures as objects of one bucket, so that several instances share them. A store that is away fails as any backing
 * service does (lib/error-translator.ts).
 * @param address see `S3_URL`
 * @throws {StartError} when the address names no bucket or no keys.
 */
export async function createS3Store(address: string): Promise<FileStore> {
  const { bucket, ...connection } = readAddress(address);
  // Loaded here alone: it is large, and most installations keep their pictures on disk.
  const { S3Client, DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...connection,
    forcePathStyle: true,
    maxAttempts: 2,
    // Checksums that not every compatible store knows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT,
      socketTimeout: REQUEST_TIMEOUT,
    },
  });
  const inTime = (): { abortSignal: AbortSignal } => ({ abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT) });
  const keep = async (name: string, jpeg: Buffer): Promise<void> => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: name, Body: jpeg, ContentType: 'image/jpeg' }),
      inTime(),
    );
  };
  return {
    keep,
    save: (jpeg) => saveNew(keep, jpeg),
    read: async (name) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }), inTime());
        return { bytes: found.Body as Readable, size: found.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), inTime());
    },
  };
}

interface Address {
  endpoint: string;
  region: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

function readAddress(address: string): Address {
  const url = new URL(address);
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!bucket || bucket.includes('/') || !url.username || !url.password) {
    throw new StartError('설정 S3_URL: https://KEY:SECRET@host/bucket?region=… 꼴이어야 해요');
  }
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  };
}

import { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store';
import { StartError } from '../../platform/errors/start-error';
import { saveUnderNewName } from './disk-store';

const CONNECT_TIMEOUT_MS = 2_000;

/** Timeout of a call with its one retry, and of a pause between a picture's bytes. */
const REQUEST_TIMEOUT_MS = 5_000;

/**
 * Stores pictures as objects of one bucket, so that several instances share them. Errors of an
 * unavailable store are translated like those of any backing service
 * (platform/errors/error-translator.ts).
 * @param address value of the setting `S3_URL`
 * @throws {StartError} if the address lacks a bucket or keys
 */
export async function createS3Store(address: string): Promise<FileStore> {
  const { bucket, ...connection } = parseAddress(address);
  // The SDK is imported only here, because it is large and most installations store pictures on
  // disk.
  const { S3Client, DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    ...connection,
    forcePathStyle: true,
    maxAttempts: 2,
    // Some compatible stores do not support checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
  });
  const inTime = (): { abortSignal: AbortSignal } => ({ abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const keep = async (name: string, jpeg: Buffer): Promise<void> => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: name, Body: jpeg, ContentType: 'image/jpeg' }),
      inTime(),
    );
  };
  return {
    keep,
    save: (jpeg) => saveUnderNewName(keep, jpeg),
    read: async (name) => {
      try {
        const { Body: bytes, ContentLength: size = 0 } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: name }),
          inTime(),
        );
        if (!(bytes instanceof Readable)) throw new Error('the store sent an object without bytes');
        return { bytes, size };
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

function parseAddress(address: string): Address {
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

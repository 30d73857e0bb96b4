import type { Readable } from 'node:stream';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { MAX_UPLOAD_BYTES } from '../kit/api/route';
import { UPLOAD_LIMIT } from './picture.rules';
import { resizePicture } from './resize-picture';

/**
 * Reduces and stores a picture that the viewer has uploaded.
 * @returns its generated name
 * @throws {AppError} UNSUPPORTED_MEDIA, TOO_LARGE, VALIDATION_FAILED, TOO_MANY_ATTEMPTS
 */
export async function storePicture(ctx: Context, file: Buffer): Promise<string> {
  await ctx.rateLimits.consume(UPLOAD_LIMIT, requireViewerId(ctx));
  return ctx.pictures.save(await resizePicture(file));
}

/**
 * Reads an uploaded file into memory.
 * @throws {AppError} TOO_LARGE beyond 5 MiB
 */
export async function readUpload(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES)
      throw new AppError('TOO_LARGE', {
        message: { ko: '사진은 5MB까지 올릴 수 있어요.', en: 'A picture can be up to 5 MB.' },
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

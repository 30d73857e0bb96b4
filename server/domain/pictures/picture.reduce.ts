import sharp from 'sharp';
import { AppError, invalid } from '../../platform/errors';

const MAX_SIDE_PIXELS = 800;
const QUALITY = 80;
/** A small file can decode to a picture that fills the memory, so more pixels are refused. */
const MAX_PIXELS = 24_000_000;

const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * Decodes a picture and encodes it again as a JPEG of at most 800×800 pixels, turned upright. Nothing else of the file
 * remains: no EXIF data, which may hold the location, and no hidden content.
 * @throws {AppError} UNSUPPORTED_MEDIA for anything but JPEG, PNG and WebP, TOO_LARGE for too many pixels,
 *   VALIDATION_FAILED for a damaged file
 */
export async function reducePicture(file: Buffer): Promise<Buffer> {
  if (file.length === 0) throw invalid({ form: '빈 파일이에요.' });
  if (!looksLikePicture(file))
    throw new AppError('UNSUPPORTED_MEDIA', { message: 'JPEG, PNG, WebP 사진만 올릴 수 있어요.' });
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new AppError('UNSUPPORTED_MEDIA');
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw new AppError('TOO_LARGE', { message: '사진의 가로세로가 너무 커요. 줄여서 올려 주세요.', cause: error });
    }
    throw new AppError('VALIDATION_FAILED', {
      message: '사진을 읽을 수 없어요. 다른 사진을 골라 주세요.',
      fields: { form: '사진을 읽을 수 없어요.' },
      cause: error,
    });
  }
}

/** Checks the first bytes before a decoder reads the file. The sender's file name and type are ignored. */
function looksLikePicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12);
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF....WEBP$/s.test(start);
}

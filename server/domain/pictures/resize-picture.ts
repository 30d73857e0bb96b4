import sharp from 'sharp';
import { AppError, invalid } from '../../platform/errors/app-error';

const MAX_SIDE_PIXELS = 800;
const QUALITY = 80;
/**
 * A small file can decode to a picture that fills the memory, so pictures with more pixels are
 * refused.
 */
const MAX_PIXELS = 24_000_000;

/**
 * Maximum number of scans. A progressive JPEG has about ten. A small file can contain thousands,
 * and each takes as long to decode as a picture.
 */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

const FORMATS = new Set(['jpeg', 'png', 'webp']);

/**
 * Decodes a picture and encodes it again as an upright JPEG of at most 800×800 pixels. This removes
 * EXIF data, which may contain the location, and any hidden content.
 * @throws {AppError} UNSUPPORTED_MEDIA for other formats than JPEG, PNG and WebP; TOO_LARGE for
 *   too many pixels or scans; VALIDATION_FAILED for a damaged or empty file
 */
export async function resizePicture(file: Buffer): Promise<Buffer> {
  if (file.length === 0) throw invalid({ form: { ko: '빈 파일이에요.', en: 'This file is empty.' } });
  if (!looksLikePicture(file))
    throw new AppError('UNSUPPORTED_MEDIA', {
      message: { ko: 'JPEG, PNG, WebP 사진만 올릴 수 있어요.', en: 'You can upload only JPEG, PNG or WebP pictures.' },
    });
  if (countScans(file) > MAX_SCANS) throw tooLarge();
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
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooLarge(error);
    throw new AppError('VALIDATION_FAILED', {
      message: {
        ko: '사진을 읽을 수 없어요. 다른 사진을 골라 주세요.',
        en: 'We can’t read this picture. Choose another one.',
      },
      fields: { form: { ko: '사진을 읽을 수 없어요.', en: 'We can’t read this picture.' } },
      cause: error,
    });
  }
}

function tooLarge(cause?: Error): AppError {
  return new AppError('TOO_LARGE', {
    message: {
      ko: '사진이 너무 커요. 줄여서 올려 주세요.',
      en: 'This picture is too large. Make it smaller and try again.',
    },
    cause,
  });
}

/**
 * Counts the starts of scans of a JPEG. Image data never contain the marker, and metadata contain
 * it only by chance.
 */
function countScans(file: Buffer): number {
  if (!isJpeg(file)) return 0;
  let count = 0;
  for (let at = file.indexOf(START_OF_SCAN); at !== -1; at = file.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}

/**
 * Checks the first bytes before a decoder reads the file. The file name and type from the client
 * are ignored.
 */
function looksLikePicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12);
  return isJpeg(file) || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF....WEBP$/s.test(start);
}

function isJpeg(file: Buffer): boolean {
  return file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

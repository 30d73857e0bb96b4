/** The maximum dimensions of the reduced picture, in pixels. */
const MAX_DIMENSIONS = { maxWidth: 800, maxHeight: 800 };
/** The JPEG quality, from 0 to 1. */
const QUALITY = 0.8;

/**
 * Converts an image to a small JPEG, to reduce the upload.
 * @throws if the browser cannot decode the file as an image
 */
export async function reducePicture(file: File): Promise<File> {
  const { default: Compressor } = await import('compressorjs');
  const reduced = await new Promise<Blob>((success, error) => {
    // With `strict`, the original file is returned if it is smaller, regardless of its format.
    new Compressor(file, {
      ...MAX_DIMENSIONS,
      quality: QUALITY,
      mimeType: 'image/jpeg',
      strict: false,
      success,
      error,
    });
  });
  return new File([reduced], 'picture.jpg', { type: 'image/jpeg' });
}

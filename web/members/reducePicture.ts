/** The profile picture's limits. */
const LARGEST = { maxWidth: 800, maxHeight: 800 };
const QUALITY = 0.8;

/**
 * Reduces any image that the browser can show to a small JPEG, before it is sent.
 * @throws when it is no image.
 */
export async function reducePicture(file: File): Promise<File> {
  const { default: Compressor } = await import('compressorjs');
  const reduced = await new Promise<Blob>((success, error) => {
    // strict would hand back the original where that is smaller, in whatever format it is.
    new Compressor(file, { ...LARGEST, quality: QUALITY, mimeType: 'image/jpeg', strict: false, success, error });
  });
  return new File([reduced], 'picture.jpg', { type: 'image/jpeg' });
}

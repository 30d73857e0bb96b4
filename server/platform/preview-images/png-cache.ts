import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from '../errors/app-error';

/** Bounds of the cache. */
interface Bounds {
  /** Maximum number of pictures in memory. */
  maxPictures: number;
  /** Maximum number of queued pictures. */
  maxWaiting: number;
}

/** Renders pictures one at a time, off the event loop, and keeps the latest ones in memory. */
export class PngCache {
  private readonly pictures: LRUCache<string, Promise<Buffer>>;
  private readonly limit = pLimit(1);

  constructor(private readonly bounds: Bounds) {
    this.pictures = new LRUCache({ max: bounds.maxPictures });
  }

  /**
   * Returns the picture of that name. Simultaneous requests render it once.
   * @throws {AppError} UNAVAILABLE if too many pictures are queued
   */
  async get(name: string, drawSvg: () => string): Promise<Buffer> {
    const picture = this.pictures.get(name) ?? this.draw(drawSvg);
    this.pictures.set(name, picture);
    try {
      return await picture;
    } catch (error) {
      this.pictures.delete(name);
      throw error;
    }
  }

  private draw(drawSvg: () => string): Promise<Buffer> {
    if (this.limit.pendingCount >= this.bounds.maxWaiting) throw new AppError('UNAVAILABLE');
    return this.limit(() => sharp(Buffer.from(drawSvg())).png({ palette: true, effort: 4 }).toBuffer());
  }
}

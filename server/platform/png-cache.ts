import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from './errors';

/** How much pictures may cost. */
interface Bounds {
  /** Pictures in memory. */
  maxPictures: number;
  /** Pictures that wait to be drawn. */
  maxWaiting: number;
}

/** Draws pictures one at a time, off the event loop, and keeps the latest ones in memory. */
export class PngCache {
  private readonly pictures = new Map<string, Promise<Buffer>>();
  private readonly limit = pLimit(1);

  constructor(private readonly bounds: Bounds) {}

  /**
   * Returns the picture of that name, which is drawn once however many ask for it at a time.
   * @throws {AppError} UNAVAILABLE when too many pictures wait already
   */
  async get(name: string, drawSvg: () => string): Promise<Buffer> {
    const picture = this.pictures.get(name) ?? this.draw(drawSvg);
    // The one that was used last is at the end.
    this.pictures.delete(name);
    this.pictures.set(name, picture);
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > this.bounds.maxPictures && oldest !== undefined) this.pictures.delete(oldest);
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

import { Socket } from 'node:net';

interface Written {
  chunk: Buffer;
  encoding: BufferEncoding;
}

/**
 * A socket that writes its corked messages as one buffer. pg sends a statement as several messages,
 * and a system call with one buffer costs less than one with a list.
 */
export class OneWriteSocket extends Socket {
  override _writev(written: Written[], callback: (error?: Error | null) => void): void {
    const [first] = written;
    if (!first) return callback();
    // All chunks are buffers, for which Node uses the encoding `buffer`.
    this._write(Buffer.concat(written.map(({ chunk }) => chunk)), first.encoding, callback);
  }
}

import { Socket } from 'node:net';

interface Written {
  chunk: Buffer;
  encoding: BufferEncoding;
}

/**
 * A socket that writes what was buffered while it was corked as one buffer. pg sends a statement as
 * several messages, and a system call with one buffer costs less than one with a list of them.
 */
export class OneWriteSocket extends Socket {
  override _writev(written: Written[], callback: (error?: Error | null) => void): void {
    const [first] = written;
    if (!first) return callback();
    // All of them are buffers, which Node calls the encoding `buffer`.
    this._write(Buffer.concat(written.map(({ chunk }) => chunk)), first.encoding, callback);
  }
}

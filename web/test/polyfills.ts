import { TextDecoder, TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';

/** What browsers have and jsdom lacks. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchNothing(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** React's scheduler opens a channel; an open port would keep Jest from ending. */
class ClosingMessageChannel extends MessageChannel {
  constructor() {
    super();
    this.port1.unref();
    this.port2.unref();
  }
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver: StillResizeObserver,
  MessageChannel: ClosingMessageChannel,
});
window.matchMedia = matchNothing;

// antd measures scrollbars by a pseudo-element's style, which jsdom answers with a loud "not implemented".
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

import { TextDecoder, TextEncoder } from 'node:util';

// Browser interfaces that jsdom lacks.

class InitialResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  /** Calls back once, as browsers do when observation starts. */
  observe(): void {
    this.callback([], this);
  }

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

type MessageHandler = ((event: { data: unknown }) => void) | null;

/**
 * Implements the part that antd's forms use. The channel of Node.js would keep the Jest process
 * alive.
 */
class TimerMessageChannel {
  readonly port1: { onmessage: MessageHandler } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => void setTimeout(() => this.port1.onmessage?.({ data })),
  };
}

/** A channel without other tabs. */
class SingleTabBroadcastChannel extends EventTarget {
  postMessage(): void {}
}

Object.assign(globalThis, {
  BroadcastChannel: SingleTabBroadcastChannel,
  TextEncoder,
  TextDecoder,
  ResizeObserver: InitialResizeObserver,
  MessageChannel: TimerMessageChannel,
});
window.matchMedia = matchNothing;
// jsdom computes no layout.
Element.prototype.scrollIntoView = () => undefined;

// antd measures scrollbars by the style of a pseudo-element. For that, jsdom logs "not
// implemented".
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

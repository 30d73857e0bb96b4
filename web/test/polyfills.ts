import { TextDecoder, TextEncoder } from 'node:util';

// Browser interfaces that jsdom lacks.

class InitialResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  /** Calls back once, as browsers do when they start to observe an element. */
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
class LonelyBroadcastChannel extends EventTarget {
  postMessage(): void {}
}

Object.assign(globalThis, {
  BroadcastChannel: LonelyBroadcastChannel,
  TextEncoder,
  TextDecoder,
  ResizeObserver: InitialResizeObserver,
  MessageChannel: TimerMessageChannel,
});
window.matchMedia = matchNothing;
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

// antd asks for the style of a pseudo-element to measure scrollbars, for which jsdom logs "not
// implemented".
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

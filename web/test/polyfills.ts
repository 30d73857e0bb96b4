import { TextDecoder, TextEncoder } from 'node:util';

/** What browsers have and jsdom lacks. */
class StillResizeObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}

  /** Tells once, as browsers do when they begin to observe. */
  observe(): void {
    this.tell([], this);
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

type Receiver = ((event: { data: unknown }) => void) | null;

/** Enough for antd's forms. Node's own channel, once listened to, would keep Jest from ending. */
class TimerMessageChannel {
  readonly port1: { onmessage: Receiver } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => void setTimeout(() => this.port1.onmessage?.({ data })),
  };
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver: StillResizeObserver,
  MessageChannel: TimerMessageChannel,
});
window.matchMedia = matchNothing;

// antd measures scrollbars by a pseudo-element's style, which jsdom answers with a loud "not implemented".
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

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

/** Elements that have labels. Hidden inputs have none. */
const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const isLabelable = (element: Element): boolean =>
  LABELABLE.some((each) => element instanceof each) &&
  !(element instanceof HTMLInputElement && element.type === 'hidden');

/** True if this is the label of the element. */
function isLabelOf(label: HTMLLabelElement, element: Element): boolean {
  const id = label.getAttribute('for');
  if (id !== null) return id !== '' && id === element.id;
  return label.contains(element) && [...label.querySelectorAll('*')].find(isLabelable) === element;
}

// jsdom searches the whole document for the element of every label: a fifth of the time.
for (const { prototype } of LABELABLE) {
  Object.defineProperty(prototype, 'labels', {
    get(this: Element) {
      if (!isLabelable(this)) return null;
      return [...this.ownerDocument.querySelectorAll('label')].filter((label) => isLabelOf(label, this));
    },
  });
}

// antd measures scrollbars by the style of a pseudo-element. For that, jsdom logs "not
// implemented".
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

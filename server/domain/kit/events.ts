import type { Transaction } from './transaction';

type Listener<Payload> = (tx: Transaction, payload: Payload) => Promise<void>;

/** Something that happened to a noun and that nouns above it may want to hear of. */
export interface DomainEvent<Payload> {
  /** Tells all listeners, in the transaction in which it happened: they fail or succeed together. */
  fire: Listener<Payload>;
  on(listener: Listener<Payload>): void;
}

/** Defines an event. The noun that it happens to owns it, fires it after its flush, and knows nobody who listens. */
export function defineEvent<Payload>(): DomainEvent<Payload> {
  const listeners: Listener<Payload>[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    fire: async (tx, payload) => {
      for (const listener of listeners) await listener(tx, payload);
    },
  };
}

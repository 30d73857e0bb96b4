import type { Transaction } from './transaction';

type Listener<Payload> = (tx: Transaction, payload: Payload) => Promise<void>;

/** An event of a module. Modules above it may listen. */
export interface DomainEvent<Payload> {
  /** Calls all listeners in the same transaction, so that they fail or succeed together. */
  fire: Listener<Payload>;
  on(listener: Listener<Payload>): void;
}

/**
 * Defines an event. The module that fires it owns it and does not depend on its listeners. It fires
 * after the flush, unless its description has another time.
 */
export function defineEvent<Payload>(): DomainEvent<Payload> {
  const listeners: Listener<Payload>[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    fire: async (tx, payload) => {
      for (const listener of listeners) await listener(tx, payload);
    },
  };
}

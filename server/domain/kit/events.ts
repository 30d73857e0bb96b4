import type { Transaction } from './transaction';

type Listener<Payload> = (tx: Transaction, payload: Payload) => Promise<void>;

/** Something that happened to a noun and that the modules above it may react to. */
export interface DomainEvent<Payload> {
  /** Calls all listeners in the transaction in which it happened: they fail or succeed together. */
  fire: Listener<Payload>;
  on(listener: Listener<Payload>): void;
}

/**
 * Defines an event. The module that fires it owns it and does not know its listeners. It is fired
 * after the flush, unless its description says otherwise.
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

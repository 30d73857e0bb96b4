import type { Transaction } from '../transaction/transaction';

type Listener<Payload> = (tx: Transaction, payload: Payload) => Promise<void>;

/** An event of a module. Modules above it may listen. */
export interface DomainEvent<Payload> {
  /** Calls all listeners in the same transaction, so that they fail or succeed together. */
  fire: Listener<Payload>;
  on(listener: Listener<Payload>): void;
}

/**
 * Defines an event. The module that fires it owns it and does not depend on its listeners. A name
 * in the past fires after the change is written (`noticeClosed`), a name in `-ing` before it
 * (`noticeEditing`).
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

import type { Transaction } from '../transaction/transaction';

type Listener<Payload, Tx> = (tx: Tx, payload: Payload) => Promise<void>;

/** An event of a module. Modules above it may listen. */
export interface DomainEvent<Payload, Tx = Transaction> {
  /** Calls all listeners in the same transaction, so that they fail or succeed together. */
  fire: Listener<Payload, Tx>;
  on(listener: Listener<Payload, Tx>): void;
}

/**
 * Defines an event. The module that fires it owns it and does not depend on its listeners. A name
 * in the past fires after the change is written (`noticeClosed`), a name in `-ing` before it
 * (`noticeEditing`).
 * @typeParam Tx the transaction, `JobTransaction` if jobs fire the event as well
 */
export function defineEvent<Payload, Tx = Transaction>(): DomainEvent<Payload, Tx> {
  const listeners: Listener<Payload, Tx>[] = [];
  return {
    on: (listener) => void listeners.push(listener),
    fire: async (tx, payload) => {
      for (const listener of listeners) await listener(tx, payload);
    },
  };
}

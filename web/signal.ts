interface Signal {
  /** Calls all listeners. */
  emit: () => void;
  /**
   * Adds a listener.
   * @returns a function that removes it
   */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a signal between parts of the client that do not import each other. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    emit: () => [...listeners].forEach((listener) => listener()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

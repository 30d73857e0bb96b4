import type { Language } from '../../../shared/language';
import { type ExecutionArgs, type ExecutionResult, subscribe } from 'graphql';

/** A subscription of one socket. */
export interface Receiver {
  /**
   * Hash of everything that affects the results, including the viewer and the language. Receivers
   * with the same key belong to one session.
   */
  readonly key: string;
  /** Language of errors. */
  readonly language: Language;
  /** True if the session's sockets may still receive messages. Otherwise closes them. */
  mayReceive(): Promise<boolean>;
  /** Sends a result as JSON. */
  send(result: string): void;
  /** Called when the subscription has ended or has failed to begin. */
  onEnd(): void;
}

/** End of a receiver's subscription, as an iterator result. */
type End = PromiseWithResolvers<IteratorReturnResult<undefined>>;

const ENDED = { done: true, value: undefined } as const;

/** One subscription with several receivers. */
interface Shared {
  /** Results, or the error that prevented the subscription. */
  source: ReturnType<typeof subscribe>;
  receivers: Map<Receiver, End>;
}

/**
 * Subscriptions that sockets share. Subscriptions are equal if one session sent the same document
 * with the same variables, as the tabs of a browser do. Each result is then computed and serialised
 * once.
 */
export class SharedSubscriptions {
  private readonly byKey = new Map<string, Shared>();

  /**
   * @param write serialises a result as JSON, with errors in a language
   * @param onError called if a subscription without receivers could not be ended
   */
  constructor(
    private readonly write: (result: ExecutionResult, language: Language) => string,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * Subscribes, or joins an equal subscription. The receiver gets the results.
   * @returns an iterator without values that ends with the subscription, or the error
   */
  async subscribe(
    receiver: Receiver,
    args: ExecutionArgs,
  ): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
    const shared = this.byKey.get(receiver.key) ?? this.start(receiver.key, args);
    const end: End = Promise.withResolvers();
    end.promise.then(receiver.onEnd, receiver.onEnd);
    shared.receivers.set(receiver, end);
    const source = await shared.source;
    if (!(Symbol.asyncIterator in source)) return source;
    return iterateUntil(end, () => this.leave(shared, receiver));
  }

  private start(key: string, args: ExecutionArgs): Shared {
    const shared: Shared = { source: subscribe(args), receivers: new Map() };
    this.byKey.set(key, shared);
    void this.pass(key, shared);
    return shared;
  }

  /** Sends the results to the receivers until the last one has left. */
  private async pass(key: string, shared: Shared): Promise<void> {
    const { receivers } = shared;
    try {
      const source = await shared.source;
      if (Symbol.asyncIterator in source)
        for await (const result of source) await this.send(result, [...receivers.keys()]);
      for (const end of receivers.values()) end.resolve(ENDED);
    } catch (error) {
      for (const end of receivers.values()) end.reject(error);
    } finally {
      this.remove(key, shared);
    }
  }

  private async send(result: ExecutionResult, receivers: readonly Receiver[]): Promise<void> {
    const [first] = receivers;
    if (!first || !(await first.mayReceive())) return;
    const text = this.write(result, first.language);
    for (const receiver of receivers) receiver.send(text);
  }

  private async leave(shared: Shared, receiver: Receiver): Promise<void> {
    shared.receivers.delete(receiver);
    if (shared.receivers.size > 0) return;
    this.remove(receiver.key, shared);
    await endSource(shared).catch(this.onError);
  }

  private remove(key: string, shared: Shared): void {
    if (this.byKey.get(key) === shared) this.byKey.delete(key);
  }
}

async function endSource({ source }: Shared): Promise<void> {
  const results = await source;
  if (Symbol.asyncIterator in results) await results.return(undefined);
}

/** Creates an iterator without values. */
function iterateUntil(end: End, onReturn: () => Promise<void>): AsyncIterableIterator<never> {
  const iterator: AsyncIterableIterator<never> = {
    next: () => end.promise,
    return: async () => {
      await onReturn();
      end.resolve(ENDED);
      return ENDED;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

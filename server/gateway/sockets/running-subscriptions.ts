import type { ExecutionArgs, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { Language } from '../../../shared/language';
import { AppError } from '../../platform/errors/app-error';
import { Quota } from '../../platform/resilience/quota';
import type { Pubsub } from '../../platform/shared-state/pubsub';
import { SharedSubscriptions } from './shared-subscriptions';
import { type AcceptedRequest, toGraphQLError } from './subscription-requests';

/**
 * Maximum number of concurrent subscriptions per socket. A page needs one, and each runs statements
 * for every message.
 */
export const MAX_SUBSCRIPTIONS = 5;

/** Maximum heap of the subscriptions at this instance: in total, and per member. */
const SUBSCRIPTION_BYTES = { total: 64 * 1024 * 1024, perKey: 4 * 1024 * 1024 };

/**
 * A running subscription. graphql-ws forgets a subscription if the client reuses its id before it
 * starts. Therefore this class ends the subscriptions of a socket itself.
 */
interface Running {
  end(): void;
}

/** Formats errors for a client. */
export type FormatErrors = (errors: readonly GraphQLError[], language: Language) => GraphQLError[];

/** Dependencies of running subscriptions. */
interface RunningDependencies {
  pubsub: Pubsub;
  logger: Logger;
  format: FormatErrors;
}

/** The subscriptions of all sockets, within the limits of a socket, a member and the instance. */
export class RunningSubscriptions {
  private readonly quota = new Quota(SUBSCRIPTION_BYTES);
  private readonly bySocket = new WeakMap<WebSocket, Set<Running>>();
  private readonly shared: SharedSubscriptions;

  constructor(private readonly parts: RunningDependencies) {
    const { format, logger } = parts;
    this.shared = new SharedSubscriptions(
      (result, language) => JSON.stringify({ ...result, errors: result.errors && format(result.errors, language) }),
      (error) => logger.warn({ err: error }, 'a subscription could not be ended'),
    );
  }

  /** Starts an accepted subscription. Returns its results, or the error for which it is refused. */
  async start(request: AcceptedRequest, args: ExecutionArgs): ReturnType<SharedSubscriptions['subscribe']> {
    const { socket, receiver, confirm, memberId, bytes } = request;
    const { pubsub, format } = this.parts;
    const running = this.runningOf(socket);
    if (running.size >= MAX_SUBSCRIPTIONS) return { errors: format([tooManySubscriptions()], receiver.language) };
    const giveBack = this.quota.take(memberId, bytes);
    if (!giveBack)
      return { errors: format([toGraphQLError(new AppError('TOO_MANY_SUBSCRIPTIONS'))], receiver.language) };
    const subscription: Running = { end: () => undefined };
    running.add(subscription);
    const onEnd = (): void => {
      running.delete(subscription);
      giveBack();
    };
    const results = await this.shared.subscribe({ ...receiver, onEnd }, args);
    if (Symbol.asyncIterator in results) {
      subscription.end = () => void results.return?.();
      // Redis may be slow or unavailable, so the subscription does not wait for it.
      void pubsub.ready().then((isReady) => isReady && confirm());
    }
    if (socket.readyState !== socket.OPEN) subscription.end();
    return results;
  }

  /** Ends all subscriptions of a socket. */
  endAll(socket: WebSocket): void {
    for (const subscription of this.runningOf(socket)) subscription.end();
  }

  private runningOf(socket: WebSocket): Set<Running> {
    const running = this.bySocket.get(socket) ?? new Set();
    this.bySocket.set(socket, running);
    return running;
  }
}

function tooManySubscriptions(): GraphQLError {
  const message = {
    ko: `연결 하나에서 구독은 ${MAX_SUBSCRIPTIONS}개까지 할 수 있어요.`,
    en: `A connection can have up to ${MAX_SUBSCRIPTIONS} subscriptions.`,
  };
  return toGraphQLError(new AppError('TOO_MANY_SUBSCRIPTIONS', { message }));
}

import { type SentinelConnectionOptions, SentinelConnector } from 'ioredis';

type Connect = SentinelConnector['connect'];

/**
 * Finds the primary by the sentinel that responded last. The connector of ioredis continues with
 * the next one, and at the end of its list reports that no sentinel is reachable.
 */
export class SteadySentinelConnector extends SentinelConnector {
  /** @param options those of the connection, which ioredis passes without a type */
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
  }

  /** @throws {Error} with the reason of the last sentinel, if none of them names the primary */
  override async connect(emit: Parameters<Connect>[0]): ReturnType<Connect> {
    let reason: Error | undefined;
    try {
      const stream = await super.connect((type, error) => {
        if (type === 'sentinelError') reason = error;
        emit(type, error);
      });
      this.sentinelIterator.reset(true);
      return stream;
    } catch (error) {
      throw reason ?? error;
    }
  }
}

import { Client, type ClientConfig } from 'pg';

/** A parameter that PostgreSQL reports at the start of a connection and on each change. */
interface ParameterStatus {
  parameterName: string;
  parameterValue: string;
}

/**
 * A connection that closes itself at a standby. During a failover the host may resolve to a standby
 * for a moment. The monitor keeps its own connection, so it does not see this. Connections opened
 * in that moment would otherwise refuse writes forever.
 */
export class PrimaryClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby' && parameterValue === 'on') this.connection.stream.destroy(standbyError());
    });
  }
}

function standbyError(): Error {
  return Object.assign(new Error('the address of the database leads to a standby'), { code: 'ECONNRESET' });
}

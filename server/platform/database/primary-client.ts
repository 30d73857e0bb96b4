import { Client, type ClientConfig } from 'pg';

/** A parameter that PostgreSQL reports when a connection begins, and when it changes. */
interface ParameterStatus {
  parameterName: string;
  parameterValue: string;
}

/**
 * A connection that closes itself at a standby. The monitor keeps its own connection, so it misses
 * an address that leads to a standby for a moment. Connections that were opened then would refuse
 * writes for ever.
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

import pg from 'pg';

const handled = (): void => undefined;

/**
 * A connection whose loss never ends the process. The driver emits an 'error' beside rejecting what was asked, and the
 * pool listens to it only while the connection is idle: not while it is opened, nor while a transaction has it.
 */
export class LastingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', handled);
  }
}

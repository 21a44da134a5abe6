import type pg from 'pg';
import type { DatabaseHosts } from './databaseHosts.ts';
import { LastingClient } from './lastingClient.ts';

/** A server that follows another one: it would refuse every write. */
class FollowsAnother extends Error {
  override name = 'FollowsAnother';
  /** cannot_connect_now */
  readonly code = '57P03';
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** A connection to that of several hosts which takes writes. Who comes to another one fails, and the next goes on from there. */
export function clientOfPrimary(hosts: DatabaseHosts): typeof LastingClient {
  if (hosts.count === 1) return LastingClient;
  return class ClientOfPrimary extends LastingClient {
    readonly #address: string;

    constructor(config?: string | pg.ClientConfig) {
      const { address } = hosts;
      super({ ...(config as pg.ClientConfig), connectionString: address, keepAlive: true });
      this.#address = address;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | void {
      const connected = this.#connectToPrimary();
      if (callback === undefined) return connected;
      const tell = callback as (error: Error | null, client?: pg.Client) => void;
      connected.then((client) => tell(null, client), tell);
    }

    async #connectToPrimary(): Promise<pg.Client> {
      try {
        await super.connect();
        const { rows } = await this.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
        if (rows[0]!.follows) throw new FollowsAnother(`${this.host}:${this.port} follows another server`);
        return this;
      } catch (error) {
        hosts.passOver(this.#address);
        void this.end().catch(() => undefined);
        throw error;
      }
    }
  };
}

/** A connection of the pool, tried at each host before it fails. */
export async function connectTo(hosts: DatabaseHosts, pool: pg.Pool): Promise<pg.PoolClient> {
  for (let others = hosts.count - 1; others > 0; others -= 1) {
    const client = await pool.connect().catch(() => null);
    if (client !== null) return client;
  }
  return pool.connect();
}
